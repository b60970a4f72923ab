import type { ComponentProps, ReactNode } from 'react'
import styles from './choice-group.module.css'

type Choice = Omit<ComponentProps<'input'>, 'type' | 'className' | 'name'> & {
  label: ReactNode
  /** The language of the label, where it is not that of the page. */
  lang?: string
}

type Props = {
  legend: string
  /** Id of the first choice, to which an error summary links; needed where there is a hint or an error. */
  id?: string
  hint?: string
  error?: string | undefined
  type: 'checkbox' | 'radio'
  name: string
  choices: (Choice & { value: string })[]
}

/** A question with a few answers, all of them in sight. */
export function ChoiceGroup({ legend, id, hint, error, type, name, choices }: Props) {
  const hintId = hint && id ? `${id}-hint` : undefined
  const errorId = error && id ? `${id}-error` : undefined
  const descriptions = [hintId, errorId].filter((one) => one !== undefined)
  return (
    <fieldset
      className={styles.group}
      data-invalid={error ? '' : undefined}
      aria-describedby={descriptions.join(' ') || undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
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
