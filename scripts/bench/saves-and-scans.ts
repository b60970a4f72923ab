import type { Payload } from 'payload'
import { listUnits } from '../../src/features/translation/reading/list-units'
import { rescan } from '../../src/features/translation/jobs/rescan'
import { saveText } from '../../src/features/translation/units/save-text'
import { textHash } from '../../src/i18n/text-hash'
import { time, type Timing } from './translations'

const editor = { id: 1, name: 'Bench', role: 'admin', languages: [], mayApprove: true } as const
const language = 'ro'

/** What a scan of all content takes, and saving one text, as a draft and approved. */
export async function measureContent({ cms }: { cms: Payload }): Promise<Timing[]> {
  await rescan({ cms })
  const start = performance.now()
  await rescan({ cms })
  const scan = performance.now() - start

  const filter = { locale: 'ru', container: 'timeline-entries' } as const
  const { items } = await listUnits({ cms, filter, page: 1, pageSize: 100, language })
  const save = (approve: boolean) => async (round: number) => {
    const item = items.at(round)
    if (!item) throw new Error('There is no text to save.')
    const text = `${item.text ?? ''} Ещё одно предложение, номер ${round + 100}${approve ? '!' : '.'}`
    const input = {
      unit: item.unit,
      locale: 'ru',
      text,
      expectedHash: textHash(item.text),
      approve,
    } as const
    const result = await saveText({ cms, editor: { ...editor, languages: [] }, input, language })
    item.text = text
    if (result.status !== 'saved') throw new Error(`A save was answered with ${result.status}.`)
  }
  return [
    { name: 'scan of everything', p50: scan, p95: scan },
    await time('save a draft', save(false)),
    await time('approve a text', save(true)),
  ]
}
