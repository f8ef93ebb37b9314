import * as styles from './info-cards.css';

const OLD = [8, 152, 296, 440, 584];
const NEW = [152, 296, 440, 584];
const OLD_Y = 40;
const NEW_Y = 112;
const NODE = 7;

export function TwoRails() {
  return (
    <svg
      className={styles.rails}
      viewBox="0 0 600 124"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <g className={styles.oldRail}>
        <Name y={OLD_Y - 18}>TI 1.0</Name>
        <path d={`M8 ${OLD_Y}H296`} />
        <path
          d={`M${296 + NODE} ${OLD_Y}H${440 - NODE}M${440 + NODE} ${OLD_Y}H${584 - NODE}`}
          strokeDasharray="3 6"
        />
        {OLD.map((x) => (
          <Node key={x} x={x} y={OLD_Y} isPlanned={x > 296} />
        ))}
      </g>
      <g className={styles.newRail}>
        <Name y={NEW_Y + 5} x={60}>
          TI 2.0
        </Name>
        <path d={`M${152 + NODE} ${NEW_Y}H${296 - NODE}`} strokeDasharray="3 6" />
        <path d={`M296 ${NEW_Y}H584`} />
        {OLD.slice(1, 4).map((x) => (
          <path
            key={x}
            d={`M${x} ${OLD_Y + NODE}C${x} ${NEW_Y} ${x + 60} ${NEW_Y} ${x + 144 - NODE} ${NEW_Y - 1}`}
            strokeDasharray="3 6"
          />
        ))}
        {NEW.map((x) => (
          <Node key={x} x={x} y={NEW_Y} isPlanned={x === 152} />
        ))}
      </g>
    </svg>
  );
}

function Node({ x, y, isPlanned }: { x: number; y: number; isPlanned: boolean }) {
  return isPlanned ? (
    <circle cx={x} cy={y} r={NODE - 0.75} fill="white" strokeDasharray="3 3" />
  ) : (
    <circle cx={x} cy={y} r={NODE} fill="currentColor" stroke="none" />
  );
}

function Name({ x = 0, y, children }: { x?: number; y: number; children: string }) {
  return (
    <text x={x} y={y} className={styles.railName} fill="currentColor" stroke="none">
      {children}
    </text>
  );
}
