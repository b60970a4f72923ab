/** `pasiuni-2026-11-22.json` */
export function exportName(madeAt: Date): string {
  return `pasiuni-${madeAt.toISOString().slice(0, 10)}.json`
}
