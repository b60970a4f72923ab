import styles from './artwork.module.css'
import { Drawing } from './drawing'

/** A ring seen from above with its ropes and corners; in it two rings locked in each other. */
export function FightingArtwork() {
  return (
    <Drawing>
      <g transform="rotate(-14 400 400)">
        <path className={styles.mid} d="M128 128h544v544H128z" />
        <g className={`${styles.line} ${styles.second}`} strokeWidth="7">
          <path d="M156 156h488v488H156zM182 182h436v436H182zM208 208h384v384H208z" />
        </g>
        <circle className={styles.vivid} cx="156" cy="156" r="42" />
        <circle className={styles.cream} cx="644" cy="156" r="42" />
        <circle className={styles.cream} cx="156" cy="644" r="42" />
        <circle className={styles.second} cx="644" cy="644" r="42" />
      </g>
      <g className={styles.line} strokeWidth="58">
        <circle className={styles.vivid} cx="332" cy="400" r="112" />
        <circle className={styles.mid} cx="468" cy="400" r="112" strokeWidth="78" />
        <circle className={styles.cream} cx="468" cy="400" r="112" />
        <path className={styles.mid} d="M332 288a112 112 0 0 1 106 76" strokeWidth="78" />
        <path className={styles.vivid} d="M322 288.5a112 112 0 0 1 121 95" />
      </g>
    </Drawing>
  )
}
