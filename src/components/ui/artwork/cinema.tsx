import styles from './artwork.module.css'
import { Drawing } from './drawing'

const holes = [0, 72, 144, 216, 288]
const perforations = Array.from({ length: 12 }, (_, index) => 8 + index * 68)

/** A reel throws its light on one frame of a film, where the sun is rising. */
export function CinemaArtwork() {
  return (
    <Drawing>
      <g className={styles.mid}>
        <circle cx="222" cy="400" r="182" />
      </g>
      <g className={styles.poster}>
        {holes.map((angle) => (
          <circle key={angle} cx="222" cy="288" r="50" transform={`rotate(${angle} 222 400)`} />
        ))}
      </g>
      <path className={styles.deep} d="M456 0h286v800H456z" />
      <g className={styles.mid}>
        {perforations.map((y) => (
          <path key={y} d={`M468 ${y}h26v34h-26zM704 ${y}h26v34h-26z`} />
        ))}
        <path d="M506 68h186v204H506zM506 528h186v204H506zM506-162h186V42H506zM506 758h186v204H506z" />
      </g>
      <path className={styles.second} d="M506 222h186v50H506zM506 642h186v90H506z" />
      <path className={styles.sun} d="M222 400l286-102v204z" />
      <path className={styles.cream} d="M506 298h186v160H506z" />
      <path className={styles.vivid} d="M531 458a68 68 0 0 1 136 0z" />
      <path className={styles.poster} d="M506 458h186v44H506z" />
      <circle className={styles.sun} cx="222" cy="400" r="34" />
    </Drawing>
  )
}
