import fc from 'fast-check'
import { test } from 'vitest'
import { useCms } from '../helpers/cms'
import { interleave } from '../helpers/interleavings/interleave'
import { step, subjectNumber } from '../helpers/interleavings/steps'
import { newSubjects } from '../helpers/interleavings/subjects'
import { signedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
// As many as a run of all tests has time for; `SEED=1 RUNS=500` goes on with others.
const seed = Number(process.env.SEED ?? 20_261_124)
const runs = Number(process.env.RUNS ?? 30)

test('whatever is written in whichever order, no text is lost and nothing undone unasked', async () => {
  const { cms } = site
  const people = [
    await signedInEditor({ site, name: 'Ana', role: 'admin' }),
    await signedInEditor({ site, name: 'Boris', role: 'admin' }),
    await signedInEditor({ site, name: 'Corina', role: 'admin' }),
  ] as const
  const subjects = await newSubjects(cms)
  const steps = fc.array(step, { minLength: 10, maxLength: 30, size: 'max' })
  const property = fc.asyncProperty(subjectNumber, steps, async (index, drawn) => {
    await interleave({ cms, subject: subjects[index], people, steps: drawn })
  })
  // Shrinking is for those who look for the fault: `SHRINK=1`.
  await fc.assert(property, { seed, numRuns: runs, endOnFailure: process.env.SHRINK !== '1' })
}, 1_800_000)
