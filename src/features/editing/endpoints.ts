import type { Endpoint } from 'payload'
import { presenceEndpoint } from './endpoints/presence'

export const editingEndpoints: Endpoint[] = [presenceEndpoint]
