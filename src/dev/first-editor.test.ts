import { expect, test } from 'vitest'
import { firstEditor } from './first-editor'

test('begins a local database with a well-known editor', () => {
  const editor = firstEditor({ databaseUrl: 'postgres://a:b@127.0.0.1:5432/c', env: {} })
  expect(editor).toMatchObject({ email: 'editor@pasiuni.example', isDefault: true })
  expect(editor.password?.length).toBeGreaterThan(12)
})

test.each(['postgres://a:b@db.example/c', 'postgres://a:b@127.0.0.1.example/c', 'nonsense', ''])(
  'assumes no password for the database %j',
  (databaseUrl) => {
    expect(firstEditor({ databaseUrl, env: {} }).password).toBeNull()
  },
)

test('prefers the editor of the environment, wherever the database is', () => {
  const env = { EDITOR_EMAIL: 'ana@pasiuni.example', EDITOR_PASSWORD: 'o parolă lungă' }
  expect(firstEditor({ databaseUrl: 'postgres://db.example/c', env })).toEqual({
    email: 'ana@pasiuni.example',
    password: 'o parolă lungă',
    isDefault: false,
  })
})
