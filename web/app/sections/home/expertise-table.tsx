import type { BuiltInText, ShownProduct } from '~/features/products/products';
import { useProducts } from '~/features/products/use-products';
import { useTexts } from '~/i18n/texts';
import { visuallyHidden } from '~/ui/layout.css';
import { h3 } from '~/ui/section.css';
import * as styles from './expertise.css';
import { type Commitment, expertiseMatrix } from './expertise-matrix';

const GROUPS = ['identity', 'interoperability', 'compliance'] as const;
const COMMITMENTS = ['implemented', 'designed', 'planned'] as const;

/** Draws the mark filled, half or empty: printers omit backgrounds. */
function Mark({ of }: { of: Commitment }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true">
      <circle cx="6" cy="6" r="5" fill={of === 'implemented' ? 'currentColor' : 'none'} />
      {of === 'designed' && <path d="M6 1a5 5 0 0 0 0 10z" fill="currentColor" />}
    </svg>
  );
}

const isRated = (product: ShownProduct): product is ShownProduct & { text: BuiltInText } =>
  product.text !== null;

export function ExpertiseTable() {
  const { expertise } = useTexts('home');
  const products = useProducts().filter(isRated);
  const { states } = expertise;
  const rows = GROUPS.flatMap((group) =>
    expertise[group].standards.map((standard, index) => ({
      standard,
      row: expertiseMatrix[group][index] ?? {},
    })),
  );
  return (
    <div className={styles.matrix}>
      <dl className={styles.legend}>
        {COMMITMENTS.map((state) => (
          <div key={state} className={styles.meaning}>
            <dt>
              <Mark of={state} />
              {states[state]}
            </dt>
            <dd>{expertise.legend[state]}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.table}>
        <caption className={visuallyHidden}>{expertise.caption}</caption>
        <thead>
          <tr>
            <td />
            <td />
            {products.map(({ key, name }) => (
              <th key={key} scope="col" lang={name.lang}>
                {name.value}
              </th>
            ))}
          </tr>
        </thead>
        {GROUPS.map((group) => (
          <tbody key={group}>
            {expertise[group].standards.map((standard, index) => {
              const row = expertiseMatrix[group][index] ?? {};
              return (
                <tr key={standard}>
                  {index === 0 && (
                    <th scope="rowgroup" rowSpan={expertise[group].standards.length}>
                      <h3 className={h3}>{expertise[group].title}</h3>
                      <p>{expertise[group].text}</p>
                    </th>
                  )}
                  <th scope="row">{standard}</th>
                  {row === 'company' ? (
                    <td colSpan={products.length}>{expertise.company}</td>
                  ) : (
                    products.map(({ key, text }) => {
                      const state = row[text];
                      return (
                        <td key={key}>
                          {state ? (
                            <span>
                              <Mark of={state} />
                              {states[state]}
                            </span>
                          ) : (
                            <i>{states.none}</i>
                          )}
                        </td>
                      );
                    })
                  )}
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
      <div className={styles.lists} data-in-place-of="table">
        <div className={styles.groups}>
          {GROUPS.map((group) => (
            <div key={group}>
              <h3 className={h3}>{expertise[group].title}</h3>
              <p>{expertise[group].text}</p>
            </div>
          ))}
        </div>
        {products.map(({ key, name, text }) => {
          const stated = COMMITMENTS.map((state) => ({
            state,
            standards: rows.flatMap(({ standard, row }) =>
              row !== 'company' && row[text] === state ? [standard] : [],
            ),
          })).filter(({ standards }) => standards.length > 0);
          return (
            <details key={key} className={styles.product}>
              <summary>
                {name.value}
                <span className={styles.marks} aria-hidden="true">
                  {stated.flatMap(({ state, standards }) =>
                    standards.map((standard) => <Mark key={standard} of={state} />),
                  )}
                </span>
              </summary>
              <dl>
                {stated.map(({ state, standards }) => (
                  <div key={state}>
                    <dt>
                      <Mark of={state} />
                      {states[state]}
                    </dt>
                    <dd>
                      <ul className={styles.chips}>
                        {standards.map((standard) => (
                          <li key={standard}>{standard}</li>
                        ))}
                      </ul>
                    </dd>
                  </div>
                ))}
              </dl>
            </details>
          );
        })}
        {rows.map(
          ({ standard, row }) =>
            row === 'company' && (
              <p key={standard} className={styles.company}>
                <strong>{standard}</strong> {expertise.company}
              </p>
            ),
        )}
      </div>
    </div>
  );
}
