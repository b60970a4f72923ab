import styles from './artwork.module.css'
import { Drawing } from './drawing'

/** Hills in layers, the sun behind them, and a route that ends at a pin on the top. */
export function TravelArtwork() {
  return (
    <Drawing>
      <circle className={styles.sun} cx="600" cy="288" r="104" />
      <circle className={styles.mid} cx="560" cy="800" r="400" />
      <g className={`${styles.line} ${styles.second}`} strokeWidth="6">
        <circle cx="560" cy="800" r="352" />
        <circle cx="560" cy="800" r="304" />
        <circle cx="560" cy="800" r="256" />
      </g>
      <circle className={styles.second} cx="250" cy="820" r="270" />
      <g className={`${styles.line} ${styles.mid}`} strokeWidth="6">
        <circle cx="250" cy="820" r="226" />
        <circle cx="250" cy="820" r="182" />
      </g>
      <circle className={styles.deep} cx="590" cy="960" r="400" />
      <path
        className={`${styles.line} ${styles.cream}`}
        d="M330 1000c0-120 220-120 220-210S300 690 300 600s190-40 190-200"
        strokeWidth="9"
        strokeDasharray="4 22"
        strokeLinecap="round"
      />
      <path
        className={styles.vivid}
        d="M490 400c-44-62-74-92-74-136a74 74 0 0 1 148 0c0 44-30 74-74 136z"
      />
      <circle className={styles.cream} cx="490" cy="264" r="28" />
    </Drawing>
  )
}
