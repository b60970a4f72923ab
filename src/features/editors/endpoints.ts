import type { Endpoint } from 'payload'
import { credentialsEndpoint } from './endpoints/credentials'
import { editorAccountEndpoint } from './endpoints/editor-account'
import { secondFactorEndpoint } from './endpoints/second-factor'
import { sessionsEndpoint } from './endpoints/sessions'

export const editorsEndpoints: Endpoint[] = [
  credentialsEndpoint,
  editorAccountEndpoint,
  secondFactorEndpoint,
  sessionsEndpoint,
]
