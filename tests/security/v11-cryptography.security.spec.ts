import { expect } from 'vitest'
import { chapter, documented, held, noPart, notMet, tested } from '../helpers/asvs'
import { newEditor, newMember, queryRows } from '../helpers/secured-site'
import { sourcesWith } from '../helpers/sources-with'

export const cryptography = chapter(11, 'Cryptography', {
  '11.1.1 L2: what becomes of keys is written down': documented({
    'docs/operations.md': 'Secrets',
    'docs/security.md': 'Keys',
  }),
  '11.1.2 L2: so is every key and what it is for': documented({ 'docs/security.md': 'Keys' }),
  '11.2.1 L2: nothing is encrypted by code of our own': tested(() => {
    // Node’s and the browser’s own, and two packages that rest on them.
    expect(sourcesWith(/from '(?:crypto-js|tweetnacl|bcryptjs|md5|sha\.js|node-forge)'/)).toEqual(
      [],
    )
    expect(sourcesWith(/createCipheriv\(/)).toEqual(['src/mail/sealed-content.ts'])
  }),
  '11.2.2 L2: keys and ways can be exchanged': tested(async () => {
    // Hashes say which way they were made, so that Payload can take another for new ones.
    const { email } = await newEditor('editor')
    const [row] = await queryRows('select hash from editors where email = $1', [email])
    expect(row?.hash).toMatch(/^pbkdf2-sha256-v\d+:/)
    // Keys are named by what they are for, and come from the environment.
    expect(sourcesWith(/hkdfSync\(/)).toEqual([
      'src/lib/signed-content.ts',
      'src/mail/sealed-content.ts',
    ])
  }),
  '11.2.3 L2: everything has a strength of 128 bits': notMet(
    'The account service signs members’ access tokens, which live for a quarter of an hour, with RSA of 2048 bits: 112.',
  ),
  '11.3.1 L1: no ECB, no PKCS#1 v1.5': tested(() => {
    expect(sourcesWith(/-ecb|RSA_PKCS1_PADDING|\bdes-|rc4/i)).toEqual([])
  }),
  '11.3.2 L1: AES with GCM': tested(() => {
    expect(sourcesWith(/aes-\d+-(?!gcm)/i)).toEqual([])
    expect(sourcesWith(/aes-256-gcm/)).toEqual(['src/mail/sealed-content.ts'])
  }),
  '11.3.3 L2: what is encrypted cannot be changed unseen': held({
    'src/mail/sealed-content.test.ts':
      'another secret, purpose or mail and a changed byte do not open it',
  }),
  '11.4.1 L1: no MD5, no SHA-1': tested(() => {
    // But SHA-1 of what an authenticator app shows, which RFC 6238 prescribes and apps know alone.
    expect(sourcesWith(/['"](?:md5|sha-?1)['"]/i)).toEqual([
      'src/features/editors/sign-in/one-time-code.ts',
    ])
  }),
  '11.4.2 L2: passwords are kept by a slow hash': tested(async () => {
    const { email } = await newEditor('editor')
    const [editor] = await queryRows('select hash, salt from editors where email = $1', [email])
    // 600 000 rounds: src/features/editors/sign-in/credentials/current-password.ts compares with as many.
    expect(editor?.hash).toMatch(/^pbkdf2-sha256-v1:[0-9a-f]{64}$/)
    expect(String(editor?.salt).length).toBeGreaterThanOrEqual(64)
    expect(sourcesWith(/iterations: 600_000/)).toEqual([
      'src/features/editors/sign-in/credentials/current-password.ts',
    ])
    // Members’ are the account service’s: docs/deploy.md has it use Argon2id, as the embedded one does.
    await newMember()
    const columns = await queryRows(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as place
       from information_schema.columns where column_name = 'password_hash'`,
    )
    expect(columns.length).toBeGreaterThan(0)
    for (const { place } of columns) {
      const rows = await queryRows(`select password_hash as hash from ${String(place)}`)
      for (const { hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    }
  }),
  '11.4.3 L2: digests that stand for something have 256 bits': tested(() => {
    const made = sourcesWith(/create(?:Hash|Hmac)\('(?!sha256')/)
    expect(made).toEqual([])
    expect(sourcesWith(/createHmac\('sha256'/).length).toBeGreaterThan(3)
  }),
  '11.4.4 L2: keys made of passwords': noPart(
    'No key is made of a password: secrets are random, and keys are derived from them by HKDF.',
  ),
  '11.5.1 L2: what is not to be guessed has 128 random bits': tested(() => {
    // The rest of a wait, which nobody has to guess.
    expect(sourcesWith(/Math\.random\(/)).toEqual(['src/jobs/backoff.ts'])
    // A UUID has 122: it names things, and lets nobody in.
    expect(sourcesWith(/randomUUID\(/)).toEqual([
      'src/cms/database-adapter.ts',
      'src/features/contact-messages/admin/use-answer-draft.client.ts',
      'src/features/transfer/picture-files.ts',
      'src/features/translation/transfer/export-units.ts',
      'src/front/files/shared-assets.ts',
      'src/lib/http/request-id.ts',
      'src/mail/outbox/store.ts',
    ])
  }),
  '11.6.1 L2: keys are made in approved ways': held({
    'src/dev/secrets.test.ts': 'draws secrets once and keeps them for their owner alone',
    'tests/core/embedded-keys.core.spec.ts':
      'change every week, and the new one is shown before it signs',
  }),
})
