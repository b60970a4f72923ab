import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { AppError } from '@/lib/errors/app-error'
import { toChangeFailure } from './change-failure'

const cms = {} satisfies Partial<Payload>

function getFailure(error: Error): unknown {
  const place = { cms, kind: 'collection', container: 'projects' }
  return Reflect.apply(toChangeFailure, null, [{ ...place, error }])
}

test('a change that meets a record in use is tried again, with the reason on record', () => {
  const sentence = { ro: 'Ocupat.', en: 'Busy.', ru: 'Занято.' }
  const busy = new AppError('unavailable', { sentence })
  expect(getFailure(busy)).toMatchObject({ isPassing: true, sentence })
})

test('a change that is refused is not tried again', () => {
  const sentence = { ro: 'Nu.', en: 'No.', ru: 'Нет.' }
  expect(getFailure(new AppError('conflict', { sentence }))).toMatchObject({
    isPassing: false,
    sentence,
  })
})
