import { ChoiceGroup } from '@/components/ui/form/choice-group'
import { contributorRoles } from '@/lib/database-values/contributor-roles'
import { topics } from '@/lib/topics'
import { controls, type Draft } from './application-draft'
import type { ApplicationTexts } from './application-texts'

type Props = {
  texts: ApplicationTexts
  draft: Draft
  getError: (id: string) => string | undefined
}

/** As what someone wants to contribute, and on which topic. */
export function ApplicationChoices({ texts, draft, getError }: Props) {
  return (
    <>
      <ChoiceGroup
        id={controls.role}
        legend={texts.role}
        error={getError(controls.role)}
        type="radio"
        name="role"
        choices={contributorRoles.map((role) => ({
          value: role,
          label: texts.roles[role],
          defaultChecked: draft.role === role,
        }))}
      />
      <ChoiceGroup
        id={controls.topic}
        legend={texts.topic}
        error={getError(controls.topic)}
        type="radio"
        name="topic"
        choices={topics.map((topic) => ({
          value: topic,
          label: texts.topics[topic],
          defaultChecked: draft.topic === topic,
        }))}
      />
    </>
  )
}
