import { expect, test } from 'vitest'
import { fitTitle } from './title-fit'

const box = { width: 500, height: 400 }

/** A text that fills so many lines at any size. */
function lines(count: number) {
  return (size: number) => Promise.resolve(count * size * 1.1)
}

test('a short title is set large', async () => {
  expect(await fitTitle({ box, widestWord: 2, heightAt: lines(1) })).toEqual({
    size: 104,
    lines: null,
  })
})

test('a title of many lines is set as large as they have room', async () => {
  const { size } = await fitTitle({ box, widestWord: 2, heightAt: lines(6) })
  expect(size).toBe(56)
  expect(6 * size * 1.1).toBeLessThanOrEqual(box.height)
})

test('no word is broken for the sake of size', async () => {
  const { size, lines: cut } = await fitTitle({ box, widestWord: 10, heightAt: lines(1) })
  expect(size).toBe(50)
  expect(cut).toBeNull()
})

test('what has no room at the smallest size is cut after the last line that has', async () => {
  const tooLong = await fitTitle({ box, widestWord: 2, heightAt: lines(30) })
  expect(tooLong).toEqual({ size: 36, lines: 10 })
  const tooWide = await fitTitle({ box, widestWord: 40, heightAt: lines(1) })
  expect(tooWide).toEqual({ size: 36, lines: 10 })
})
