import * as styles from './info-cards.css';

export function TwoRails() {
  return (
    <svg
      className={styles.rails}
      viewBox="0 0 600 112"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <g className={styles.oldRail}>
        <path d="M8 24H392" />
        <path d="M392 24H592" strokeDasharray="3 6" />
        {[8, 136, 264].map((x) => (
          <circle key={x} cx={x} cy="24" r="7" fill="currentColor" stroke="none" />
        ))}
        {[392, 504].map((x) => (
          <circle key={x} cx={x} cy="24" r="6.25" fill="white" strokeDasharray="3 3" />
        ))}
      </g>
      <g className={styles.newRail}>
        <path d="M136 88H264" strokeDasharray="3 6" />
        <path d="M264 88H592" />
        <path
          d="M264 31C264 70 300 88 336 88M392 31C392 70 428 88 464 88M504 31C504 66 532 88 576 88"
          strokeDasharray="3 6"
        />
        <circle cx="136" cy="88" r="6.25" fill="white" strokeDasharray="3 3" />
        {[264, 392, 504, 592].map((x) => (
          <circle key={x} cx={x === 592 ? 585 : x} cy="88" r="7" fill="currentColor" stroke="none" />
        ))}
      </g>
    </svg>
  );
}
