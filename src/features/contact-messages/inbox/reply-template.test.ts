import { expect, test } from 'vitest'
import { fillTemplate } from './reply-template'

const template = { subject: 'Pentru {name}', text: 'Bună ziua, {name}!\n\n{message}\n\n{altul}' }

test('name and message take their places, the message as a quotation', () => {
  expect(fillTemplate({ template, name: 'Ana', message: 'unu\ndoi' })).toEqual({
    subject: 'Pentru Ana',
    text: 'Bună ziua, Ana!\n\n> unu\n> doi\n\n{altul}',
  })
})

test('what a member wrote is not filled in again', () => {
  const { subject, text } = fillTemplate({ template, name: '{message} $&', message: '{name}' })
  expect(subject).toBe('Pentru {message} $&')
  expect(text).toContain('\n> {name}\n')
})
