import { expect, test } from 'vitest'
import { likelyPath } from './likely-path'

const candidates = ['/', '/proj', '/about', '/contact', '/proj/cinema', '/proj/auto']

test.each([
  // The same end in another folder, in other letters, or with an ending of its own.
  ['/proiecte/cinema', '/proj/cinema'],
  ['/CINEMA.html', '/proj/cinema'],
  ['/автор/Cinemá', '/proj/cinema'],
  // A slip of the hand.
  ['/proj/cinemma', '/proj/cinema'],
  ['/abaut', '/about'],
  ['/contacte', '/contact'],
  // Nothing near, but the folder is there.
  ['/proj/vulcanizare', '/proj'],
  ['/wp-login', null],
  ['/', null],
])('%s means %s', (path, likely) => {
  expect(likelyPath({ path, candidates })).toBe(likely)
})
