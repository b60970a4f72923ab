/**
 * Who may do what: of the signed-in, and of nobody, whom a member of the site is to the admin as well.
 * “site code” is the site's own code when it asks without an editor and without overriding the rules;
 * it comes in by the Local API only. “published” and “own record” are the records that are open.
 */
export const answers = ['yes', 'no', 'own language', 'own record', 'published'] as const

export type Answer = (typeof answers)[number]

export const collectionTable = `
|                            | admin   | editor      | translator    | reviewer      | anonymous  | site code |
| projects                   |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | published |
|   readVersions             | yes     | yes         | yes           | yes           | no         | no        |
|   create                   | yes     | yes         | no            | no            | no         | no        |
|   update                   | yes     | yes         | own language  | own language  | no         | no        |
|   trash                    | yes     | yes         | no            | no            | no         | no        |
|   delete                   | yes     | no          | no            | no            | no         | no        |
| timeline-entries           |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | published |
|   readVersions             | yes     | yes         | yes           | yes           | no         | no        |
|   create                   | yes     | yes         | no            | no            | no         | no        |
|   update                   | yes     | yes         | own language  | own language  | no         | no        |
|   trash                    | yes     | yes         | no            | no            | no         | no        |
|   delete                   | yes     | no          | no            | no            | no         | no        |
| legal-documents            |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | published |
|   readVersions             | yes     | yes         | yes           | yes           | no         | no        |
|   create                   | yes     | yes         | no            | no            | no         | no        |
|   update                   | yes     | yes         | own language  | own language  | no         | no        |
|   trash                    | yes     | yes         | no            | no            | no         | no        |
|   delete                   | yes     | no          | no            | no            | no         | no        |
| media                      |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | yes       |
|   create                   | yes     | yes         | no            | no            | no         | no        |
|   update                   | yes     | yes         | own language  | own language  | no         | no        |
|   trash                    | yes     | yes         | no            | no            | no         | no        |
|   delete                   | yes     | no          | no            | no            | no         | no        |
| messages                   |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | no        |
|   readVersions             | yes     | yes         | yes           | yes           | no         | no        |
|   create                   | no      | no          | no            | no            | no         | no        |
|   update                   | yes     | yes         | own language  | own language  | no         | no        |
|   delete                   | yes     | no          | no            | no            | no         | no        |
| glossary-terms             |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | no        |
|   create                   | yes     | yes         | no            | no            | no         | no        |
|   update                   | yes     | yes         | no            | no            | no         | no        |
|   delete                   | yes     | yes         | no            | no            | no         | no        |
| reply-templates            |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | no        |
|   create                   | yes     | yes         | no            | no            | no         | no        |
|   update                   | yes     | yes         | own language  | own language  | no         | no        |
|   delete                   | yes     | yes         | no            | no            | no         | no        |
| redirects                  |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | no        |
|   create                   | yes     | yes         | no            | no            | no         | no        |
|   update                   | yes     | yes         | no            | no            | no         | no        |
|   delete                   | yes     | yes         | no            | no            | no         | no        |
| editors                    |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | no        |
|   create                   | yes     | no          | no            | no            | no         | no        |
|   update                   | yes     | own record  | own record    | own record    | no         | no        |
|   delete                   | yes     | no          | no            | no            | no         | no        |
|   unlock                   | yes     | no          | no            | no            | no         | no        |
|   admin                    | yes     | yes         | yes           | yes           | no         | no        |
| translation-units          |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | no        |
|   create                   | no      | no          | no            | no            | no         | no        |
|   update                   | no      | no          | no            | no            | no         | no        |
|   delete                   | no      | no          | no            | no            | no         | no        |
| translation-changes        |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | no        |
|   create                   | no      | no          | no            | no            | no         | no        |
|   update                   | no      | no          | no            | no            | no         | no        |
|   delete                   | no      | no          | no            | no            | no         | no        |
| translation-comments       |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | no        |
|   create                   | no      | no          | no            | no            | no         | no        |
|   update                   | no      | no          | no            | no            | no         | no        |
|   delete                   | no      | no          | no            | no            | no         | no        |
| scheduled-changes          |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | no        |
|   create                   | no      | no          | no            | no            | no         | no        |
|   update                   | no      | no          | no            | no            | no         | no        |
|   delete                   | no      | no          | no            | no            | no         | no        |
| review-requests            |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | no        |
|   create                   | no      | no          | no            | no            | no         | no        |
|   update                   | no      | no          | no            | no            | no         | no        |
|   delete                   | no      | no          | no            | no            | no         | no        |
| contact-messages           |         |             |               |               |            | |
|   read                     | yes     | yes         | no            | no            | no         | no        |
|   create                   | no      | no          | no            | no            | no         | no        |
|   update                   | no      | no          | no            | no            | no         | no        |
|   delete                   | no      | no          | no            | no            | no         | no        |
| contact-notes              |         |             |               |               |            | |
|   read                     | yes     | yes         | no            | no            | no         | no        |
|   create                   | no      | no          | no            | no            | no         | no        |
|   update                   | no      | no          | no            | no            | no         | no        |
|   delete                   | no      | no          | no            | no            | no         | no        |
| user-profiles              |         |             |               |               |            | |
|   read                     | yes     | yes         | no            | no            | no         | no        |
|   create                   | no      | no          | no            | no            | no         | no        |
|   update                   | no      | no          | no            | no            | no         | no        |
|   delete                   | no      | no          | no            | no            | no         | no        |
| contribution-applications  |         |             |               |               |            | |
|   read                     | yes     | yes         | no            | no            | no         | no        |
|   create                   | no      | no          | no            | no            | no         | no        |
|   update                   | no      | no          | no            | no            | no         | no        |
|   delete                   | no      | no          | no            | no            | no         | no        |
| release-notices            |         |             |               |               |            | |
|   read                     | yes     | yes         | no            | no            | no         | no        |
|   create                   | no      | no          | no            | no            | no         | no        |
|   update                   | no      | no          | no            | no            | no         | no        |
|   delete                   | no      | no          | no            | no            | no         | no        |
| outgoing-mails             |         |             |               |               |            | |
|   read                     | yes     | no          | no            | no            | no         | no        |
|   create                   | no      | no          | no            | no            | no         | no        |
|   update                   | no      | no          | no            | no            | no         | no        |
|   delete                   | no      | no          | no            | no            | no         | no        |
| page-views                 |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | no        |
|   create                   | no      | no          | no            | no            | no         | no        |
|   update                   | no      | no          | no            | no            | no         | no        |
|   delete                   | no      | no          | no            | no            | no         | no        |
| visitor-days               |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | no        |
|   create                   | no      | no          | no            | no            | no         | no        |
|   update                   | no      | no          | no            | no            | no         | no        |
|   delete                   | no      | no          | no            | no            | no         | no        |
| missing-pages              |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | no        |
|   create                   | no      | no          | no            | no            | no         | no        |
|   update                   | no      | no          | no            | no            | no         | no        |
|   delete                   | yes     | yes         | no            | no            | no         | no        |
| audit-entries              |         |             |               |               |            | |
|   read                     | yes     | yes         | no            | no            | no         | no        |
|   create                   | no      | no          | no            | no            | no         | no        |
|   update                   | no      | no          | no            | no            | no         | no        |
|   delete                   | no      | no          | no            | no            | no         | no        |
| content-migrations         |         |             |               |               |            | |
|   read                     | no      | no          | no            | no            | no         | no        |
|   create                   | no      | no          | no            | no            | no         | no        |
|   update                   | no      | no          | no            | no            | no         | no        |
|   delete                   | no      | no          | no            | no            | no         | no        |
| jobs                       |         |             |               |               |            | |
|   read                     | yes     | no          | no            | no            | no         | no        |
|   create                   | no      | no          | no            | no            | no         | no        |
|   update                   | no      | no          | no            | no            | no         | no        |
|   delete                   | no      | no          | no            | no            | no         | no        |
`

export const globalTable = `
|                            | admin   | editor      | translator    | reviewer      | anonymous  | site code |
| home                       |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | published |
|   readVersions             | yes     | yes         | yes           | yes           | no         | no        |
|   update                   | yes     | yes         | own language  | own language  | no         | no        |
| about                      |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | published |
|   readVersions             | yes     | yes         | yes           | yes           | no         | no        |
|   update                   | yes     | yes         | own language  | own language  | no         | no        |
| become                     |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | published |
|   readVersions             | yes     | yes         | yes           | yes           | no         | no        |
|   update                   | yes     | yes         | own language  | own language  | no         | no        |
| community                  |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | published |
|   readVersions             | yes     | yes         | yes           | yes           | no         | no        |
|   update                   | yes     | yes         | own language  | own language  | no         | no        |
| contact                    |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | published |
|   readVersions             | yes     | yes         | yes           | yes           | no         | no        |
|   update                   | yes     | yes         | own language  | own language  | no         | no        |
| projects-page              |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | published |
|   readVersions             | yes     | yes         | yes           | yes           | no         | no        |
|   update                   | yes     | yes         | own language  | own language  | no         | no        |
| legal-pages                |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | published |
|   readVersions             | yes     | yes         | yes           | yes           | no         | no        |
|   update                   | yes     | yes         | own language  | own language  | no         | no        |
| navigation                 |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | published |
|   readVersions             | yes     | yes         | yes           | yes           | no         | no        |
|   update                   | yes     | yes         | own language  | own language  | no         | no        |
| footer                     |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | published |
|   readVersions             | yes     | yes         | yes           | yes           | no         | no        |
|   update                   | yes     | yes         | own language  | own language  | no         | no        |
| site                       |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | published |
|   readVersions             | yes     | yes         | yes           | yes           | no         | no        |
|   update                   | yes     | yes         | own language  | own language  | no         | no        |
| translation-settings       |         |             |               |               |            | |
|   read                     | yes     | yes         | yes           | yes           | no         | no        |
|   update                   | yes     | no          | no            | no            | no         | no        |
`

/** What Payload keeps for itself is asked for over REST alone; preferences by name, each their own. */
export const payloadTable = `
|                            | admin   | editor      | translator    | reviewer      | anonymous  |
| payload-kv                 |         |             |               |               |            |
|   read                     | no      | no          | no            | no            | no         |
|   create                   | no      | no          | no            | no            | no         |
|   update                   | no      | no          | no            | no            | no         |
|   delete                   | no      | no          | no            | no            | no         |
| payload-locked-documents   |         |             |               |               |            |
|   read                     | yes     | yes         | yes           | yes           | no         |
|   create                   | no      | no          | no            | no            | no         |
|   update                   | yes     | yes         | own record    | own record    | no         |
|   delete                   | yes     | yes         | own record    | own record    | no         |
| payload-preferences        |         |             |               |               |            |
|   read                     | own record | own record  | own record    | own record    | no         |
|   create                   | yes     | yes         | yes           | yes           | no         |
|   update                   | own record | own record  | own record    | own record    | no         |
|   delete                   | yes     | yes         | yes           | yes           | no         |
| payload-migrations         |         |             |               |               |            |
|   read                     | no      | no          | no            | no            | no         |
|   create                   | no      | no          | no            | no            | no         |
|   update                   | no      | no          | no            | no            | no         |
|   delete                   | no      | no          | no            | no            | no         |
`

/** Fields that languages share, and those of a person: who may change them in the language `ru`. */
export const fieldTable = `
|                            | admin   | editor      | translator    | reviewer      | anonymous  |
|   projects.title           | yes     | yes         | own language  | own language  | no         |
|   projects.slug            | yes     | yes         | no            | no            | no         |
|   projects.deletedAt       | yes     | yes         | no            | no            | no         |
|   timeline-entries.date    | yes     | yes         | no            | no            | no         |
|   legal-documents.releaseDate | yes     | yes         | no            | no            | no         |
|   media.alt                | yes     | yes         | own language  | own language  | no         |
|   media.focalX             | yes     | yes         | no            | no            | no         |
|   messages.text            | yes     | yes         | own language  | own language  | no         |
|   messages.key             | no      | no          | no            | no            | no         |
|   editors.name             | yes     | yes         | yes           | yes           | no         |
|   editors.role             | yes     | no          | no            | no            | no         |
|   editors.languages        | yes     | no          | no            | no            | no         |
|   editors.mayApprove       | yes     | no          | no            | no            | no         |
|   editors.totpSecret       | no      | no          | no            | no            | no         |
|   editors.totpEnabledAt    | no      | no          | no            | no            | no         |
`

function toCells(line: string): string[] {
  return line.split('|').slice(1, -1)
}

/** Reads a table into one answer for each “what, operation, who”. */
export function readTable(table: string): Map<string, string> {
  const [head = '', ...lines] = table.trim().split('\n')
  const people = toCells(head).slice(1)
  const answersByCell = new Map<string, string>()
  let section = ''
  for (const line of lines) {
    const [name = '', ...cells] = toCells(line)
    // Operations are further right than what they are done to.
    if (!name.startsWith('   ')) section = `${name.trim()} `
    else {
      people.forEach((who, index) => {
        answersByCell.set(`${section}${name.trim()} ${who.trim()}`, (cells[index] ?? '').trim())
      })
    }
  }
  return answersByCell
}
