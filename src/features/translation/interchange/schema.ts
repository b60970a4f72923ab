import { textHash } from '@/i18n/text-hash'

/** To be counted up when units of an older file could be taken for something else. */
const version = 1

/** What every file of this form carries. */
export const exchangeSchema = textHash(`pasiuni exchange ${version}`)
