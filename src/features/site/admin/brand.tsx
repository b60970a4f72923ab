import styles from './brand.module.css'

// A name is the same in every language.
const siteName = 'Pasiuni'

function Mark({ size }: { size: number }) {
  return <img alt="" height={size} src="/icon.svg" width={size} />
}

/** The name of the site over the sign-in of the admin. */
export function BrandLogo() {
  return (
    <span className={styles.logo}>
      <Mark size={40} />
      {siteName}
    </span>
  )
}

/** The site's mark, small, at the head of every page of the admin. */
export function BrandIcon() {
  return <Mark size={20} />
}
