import type { Endpoint } from 'payload'
import { answerMessageEndpoint } from './endpoints/answer'
import { changeMessageEndpoint } from './endpoints/change'
import { exportMessagesEndpoint } from './endpoints/export'
import { addNoteEndpoint } from './endpoints/note'
import { previewAnswerEndpoint } from './endpoints/preview'

export const contactMessagesEndpoints: Endpoint[] = [
  answerMessageEndpoint,
  changeMessageEndpoint,
  exportMessagesEndpoint,
  addNoteEndpoint,
  previewAnswerEndpoint,
]
