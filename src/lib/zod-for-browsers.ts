import { config } from 'zod'

// Zod tries whether it may make functions out of text. Our content security policy forbids that, and
// browsers report each attempt.
config({ jitless: true })

// eslint-disable-next-line no-restricted-syntax -- only from here does the setting come before the first schema
export { z } from 'zod'
