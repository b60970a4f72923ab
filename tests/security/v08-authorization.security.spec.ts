import { chapter, documented, held, noPart } from '../helpers/asvs'

export const authorization = chapter(8, 'Authorisation', {
  '8.1.1 L1: who may do what, and with whose records, is written down': documented({
    'docs/operations.md': 'The first editor',
    'docs/security.md': 'Roles',
  }),
  '8.1.2 L2: so is who reads and writes which fields': documented({ 'docs/security.md': 'Roles' }),
  '8.2.1 L1: nobody calls what is not for them': held({
    'tests/int/access-matrix-rest.int.spec.ts': [
      'names every operation of every collection and global, and no other',
      'a member is nobody',
    ],
    'tests/int/panel-calls.int.spec.ts': [
      'there are as many as the panel has, and no collection is in their way',
      'nobody is answered who has not signed in',
    ],
    'tests/int/rest-access.int.spec.ts': 'strangers write nothing: %s',
  }),
  '8.2.2 L1: nobody reads or writes the records of others': held({
    'tests/int/own-process/account-settings.int.spec.ts':
      'are listed, ended one by one, and only by their owner',
    'tests/int/own-process/account-data.int.spec.ts': 'is nothing of anybody else',
    'tests/int/preview-links.int.spec.ts': 'only who writes a language gives out its drafts',
  }),
  '8.2.3 L2: nor fields that are not for them': held({
    'tests/int/access-matrix-local.int.spec.ts': '%s, field by field',
    'tests/int/editor-sign-in.int.spec.ts': 'is neither written nor read from outside',
    'tests/int/api-edges.int.spec.ts': 'no order of records tells what is in another one: %s',
  }),
  '8.3.1 L1: the server decides, whatever a browser shows': held({
    'tests/int/access-matrix-rest.int.spec.ts':
      'is filled and emptied by editors, not by translators and reviewers',
    'tests/e2e/translation-desk.e2e.spec.ts': 'a translator cannot write in another language',
  }),
  '8.4.1 L2: tenants': noPart('There is one group of editors, and one site.'),
})
