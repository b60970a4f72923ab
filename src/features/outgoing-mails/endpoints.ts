import type { Endpoint } from 'payload'
import { sendAgainEndpoint } from './endpoints/send-again'

export const outgoingMailsEndpoints: Endpoint[] = [sendAgainEndpoint]
