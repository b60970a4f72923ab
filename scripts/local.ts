import { runLocal } from '../src/dev/local-run'

await runLocal({ mode: 'production' })
