'use client'

import { useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/form/button'
import { ChoiceGroup } from '@/components/ui/form/choice-group'
import { Field } from '@/components/ui/form/field'
import { fillIn } from '@/i18n/fill-in'
import type { AccountTexts } from './account-texts'
import { TopicSign } from './passion-chips'
import {
  withoutWord,
  withTopic,
  withWord,
  wordErrorKeys,
  type PassionList,
  type TopicName,
} from './passion-list'
import styles from './passion-editor.module.css'

type Props = {
  list: PassionList
  /** What is in the field for another word. */
  word: string
  names: TopicName[]
  texts: Pick<AccountTexts, 'profile' | 'form'>
  /** An error of the whole form about the passions. */
  error: string | undefined
  onChange: (list: PassionList) => void
  onType: (word: string) => void
}

/** The topics of the network to choose from, and words of the member's own. */
export function PassionEditor({ list, word, names, texts, error, onChange, onType }: Props) {
  const [wordError, setWordError] = useState<string | null>(null)
  const [notice, setNotice] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { profile: words, form } = texts

  function add(): void {
    const added = withWord({ list, typed: word, names })
    field.current?.focus()
    if ('error' in added) {
      setNotice('')
      setWordError(`${form.attention} ${form.fieldErrors[wordErrorKeys[added.error]] ?? ''}`)
      return
    }
    setWordError(null)
    setNotice(fillIn({ text: words.added, values: { passion: word.trim() } }))
    onChange(added.list)
    onType('')
  }

  function remove(passion: string): void {
    onChange(withoutWord({ list, word: passion }))
    setNotice(fillIn({ text: words.removed, values: { passion } }))
    // The button that had focus is gone.
    field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Enter that confirms a word in an input method must not submit the form.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  return (
    <>
      <ChoiceGroup
        legend={words.topics}
        type="checkbox"
        name="topics"
        choices={names.map(({ topic, name }) => ({
          value: topic,
          label: (
            <>
              <TopicSign topic={topic} />
              {name}
            </>
          ),
          checked: list.topics.includes(topic),
          onChange: ({ target }) => onChange(withTopic({ list, topic, isChosen: target.checked })),
        }))}
      />
      <div className={styles.own}>
        <div className={styles.entry}>
          <Field
            id="passion"
            label={words.others}
            hint={words.othersHint}
            error={wordError ?? error}
            value={word}
            ref={field}
            autoComplete="off"
            enterKeyHint="enter"
            onChange={({ target }) => onType(target.value)}
            onKeyDown={onKeyDown}
          />
          <Button variant="secondary" onClick={add}>
            {words.add}
          </Button>
        </div>
        {list.words.length > 0 && (
          <ul className={styles.tags} aria-label={words.othersChosen}>
            {list.words.map((passion) => (
              <li className={styles.tag} key={passion}>
                {passion}
                <button className={styles.remove} type="button" onClick={() => remove(passion)}>
                  <span className="visually-hidden">
                    {fillIn({ text: words.remove, values: { passion } })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <p className="visually-hidden" role="status">
          {notice}
        </p>
      </div>
    </>
  )
}
