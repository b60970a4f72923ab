import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import styles from './member-gate.module.css'

type Props = {
  icon: ReactNode
  text: string
  /** The way on. */
  button: { href: string; label: string }
}

/** Shown where only members get in. */
export function MemberGate({ icon, text, button }: Props) {
  return (
    <div className={styles.gate}>
      {icon}
      <p>{text}</p>
      <ButtonLink href={button.href}>{button.label}</ButtonLink>
    </div>
  )
}
