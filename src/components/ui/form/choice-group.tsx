import type { ComponentProps, ReactNode } from 'react'
import styles from './choice-group.module.css'

type Choice = Omit<ComponentProps<'input'>, 'type' | 'className' | 'name'> & {
  label: ReactNode
  /** The language of the label, where it is not that of the page. */
  lang?: string
}

type Props = {
  legend: string
  type: 'checkbox' | 'radio'
  name: string
  choices: (Choice & { value: string })[]
}

/** A question with a few answers, all of them in sight. */
export function ChoiceGroup({ legend, type, name, choices }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {choices.map(({ label, lang, ...input }) => (
          <label className={styles.choice} key={input.value} lang={lang}>
            <input {...input} className={styles.control} type={type} name={name} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
