import { expect, test, vi } from 'vitest'
import { withUndo } from './undo'

test('undoes in reverse order after success', async () => {
  const events: string[] = []
  const result = await withUndo((defer) => {
    defer(() => void events.push('first'))
    defer(() => void events.push('second'))
    return Promise.resolve('result')
  })
  expect(result).toBe('result')
  expect(events).toEqual(['second', 'first'])
})

test('undoes after a failure, and passes the failure on', async () => {
  const undo = vi.fn()
  const failing = withUndo((defer) => {
    defer(undo)
    return Promise.reject(new Error('broken'))
  })
  await expect(failing).rejects.toThrow('broken')
  expect(undo).toHaveBeenCalledOnce()
})

test('goes on with the others when one undo fails', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  const undo = vi.fn()
  await withUndo((defer) => {
    defer(undo)
    defer(() => Promise.reject(new Error('stuck')))
    return Promise.resolve()
  })
  expect(undo).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledOnce()
  report.mockRestore()
})
