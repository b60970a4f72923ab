import { FactList } from '@/components/ui/fact-list'
import { Section } from '@/components/ui/section'
import type { AccountTexts } from './account-texts'
import styles from './account-skeleton.module.css'

/** The profile before it is there: the same rows, so that nothing moves when the words come. */
export function AccountSkeleton({ texts }: { texts: Pick<AccountTexts, 'profile' | 'loading'> }) {
  const { title, audience, firstName, lastName, language, passions } = texts.profile
  const bar = <span className={styles.bar} />
  return (
    <div className={styles.room} aria-busy="true">
      <Section id="profile" title={title} lead={audience}>
        <p className="visually-hidden" role="status">
          {texts.loading}
        </p>
        <FactList
          facts={[
            { name: firstName, value: bar },
            { name: lastName, value: bar },
            { name: language, value: bar },
            { name: passions, value: bar },
          ]}
        />
      </Section>
    </div>
  )
}
