import type { Endpoint } from 'payload'
import { checkTextEndpoint } from './endpoints/check'
import {
  readCommentsEndpoint,
  addCommentEndpoint,
  resolveCommentEndpoint,
} from './endpoints/comments'
import { confirmTextEndpoint, confirmCutOffEndpoint } from './endpoints/confirm'
import { dismissFindingEndpoint } from './endpoints/dismiss'
import { exportTextsEndpoint } from './endpoints/export'
import { fieldHintsEndpoint } from './endpoints/hints'
import { historyEndpoint } from './endpoints/history'
import { importTextsEndpoint } from './endpoints/import'
import { lockTextEndpoint } from './endpoints/lock'
import { matrixEndpoint } from './endpoints/matrix'
import { textsOnPageEndpoint } from './endpoints/on-page'
import { prefillTextEndpoint } from './endpoints/prefill'
import { rescanEndpoint } from './endpoints/rescan'
import { saveTextEndpoint } from './endpoints/save'
import { settleBlockEndpoint } from './endpoints/settle'
import { readUnitEndpoint } from './endpoints/unit'
import { listUnitsEndpoint } from './endpoints/units'

export const translationEndpoints: Endpoint[] = [
  checkTextEndpoint,
  readCommentsEndpoint,
  addCommentEndpoint,
  resolveCommentEndpoint,
  confirmTextEndpoint,
  confirmCutOffEndpoint,
  dismissFindingEndpoint,
  exportTextsEndpoint,
  fieldHintsEndpoint,
  historyEndpoint,
  importTextsEndpoint,
  lockTextEndpoint,
  matrixEndpoint,
  textsOnPageEndpoint,
  prefillTextEndpoint,
  rescanEndpoint,
  saveTextEndpoint,
  settleBlockEndpoint,
  readUnitEndpoint,
  listUnitsEndpoint,
]
