import type { ComponentProps, ReactNode } from 'react'
import styles from './choice-group.module.css'

type Choice = Omit<ComponentProps<'input'>, 'type' | 'className' | 'name'> & {
  label: ReactNode
  /** The language of the label, where it is not that of the page. */
  lang?: string
}

type Props = {
  legend: string
  /** Of the first answer, to which an error summary links. */
  id?: string
  error?: string | undefined
  type: 'checkbox' | 'radio'
  name: string
  choices: (Choice & { value: string })[]
}

/** A question with a few answers, all of them in sight. */
export function ChoiceGroup({ legend, id, error, type, name, choices }: Props) {
  const errorId = error && id ? `${id}-error` : undefined
  return (
    <fieldset
      className={styles.group}
      data-invalid={error ? '' : undefined}
      aria-describedby={errorId}
    >
      <legend className={styles.legend}>{legend}</legend>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      <div className={styles.choices}>
        {choices.map(({ label, lang, ...input }, index) => (
          <label className={styles.choice} key={input.value} lang={lang}>
            <input
              id={index === 0 ? id : undefined}
              {...input}
              className={styles.control}
              type={type}
              name={name}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
