import { toChisinau } from '@/lib/chisinau-time'

/** `pasiuni-2026-11-22.json`, with the day that it is for the editors. */
export function exportName(madeAt: Date): string {
  return `pasiuni-${toChisinau(madeAt).date}.json`
}
