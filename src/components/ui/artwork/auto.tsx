import styles from './artwork.module.css'
import { Drawing } from './drawing'

// Up, round a hairpin, down, round another, up and away to the right.
const road = 'M190 980V390a86 86 0 0 1 172 0v150a86 86 0 0 0 172 0V440a86 86 0 0 1 86-86H1100'
const kerbs = 'M190 390a86 86 0 0 1 172 0M362 540a86 86 0 0 0 172 0M534 440a86 86 0 0 1 86-86'
// The racing line: wide on the way in, the inner kerb in the middle, wide on the way out.
const line =
  'M166 980V440C166 340 222 336 262 342c56 8 70 30 78 88 8 56 6 98 28 138 26 48 78 58 114 24 52-48 14-150 56-204 30-38 78-56 140-56H1100'

/** A road with two hairpins seen from above, and the racing line through them. */
export function AutoArtwork() {
  return (
    <Drawing>
      <g transform="rotate(12 400 400)">
        <path className={`${styles.line} ${styles.mid}`} d={road} strokeWidth="228" />
        <path className={`${styles.line} ${styles.second}`} d={road} strokeWidth="164" />
        <path className={`${styles.line} ${styles.cream}`} d={road} strokeWidth="106" />
        <path
          className={`${styles.line} ${styles.vivid}`}
          d={kerbs}
          strokeWidth="106"
          strokeDasharray="22.5 22.5"
        />
        <path className={`${styles.line} ${styles.deep}`} d={road} strokeWidth="86" />
        <path className={`${styles.line} ${styles.sun}`} d={line} strokeWidth="7" />
      </g>
    </Drawing>
  )
}
