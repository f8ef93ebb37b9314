import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import * as styles from './attrian-screen.css';
import { GRANTED, RIGHTS, ROLES } from './invented';
import * as screen from './screen.css';
import { ScreenFrame } from './screen-frame';

export function AttrianScreen({ name }: { name: string }) {
  const { attrian: texts } = useTexts('product-screens');
  return (
    <ScreenFrame product="attrian" answers="rights" name={name} texts={texts}>
      <div className={screen.body}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.role}</th>
              {RIGHTS.map((right) => (
                <th key={right} scope="col">
                  {texts.rights[right]}
                </th>
              ))}
              <th scope="col">{texts.level}</th>
            </tr>
          </thead>
          <tbody>
            {ROLES.map((role) => (
              <tr key={role} data-row>
                <th scope="row">{texts.roles[role]}</th>
                {RIGHTS.map((right) => (
                  <td key={right}>
                    <input
                      type="checkbox"
                      className={styles.tick}
                      aria-label={fill(texts.cell, { right: texts.rights[right], role: texts.roles[role] })}
                      defaultChecked={GRANTED[role].rights.includes(right)}
                    />
                  </td>
                ))}
                <td>{texts.levels[GRANTED[role].level]}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.trail}>
          <span className={screen.strong}>{texts.trail}</span>
          <span className={styles.entry} role="status" data-trail>
            <span className={cx(screen.mono, screen.quiet)}>08:02</span>
            <span className={screen.line} data-granted={texts.granted} data-revoked={texts.revoked}>
              {texts.reviewed}
            </span>
          </span>
        </p>
      </div>
    </ScreenFrame>
  );
}
