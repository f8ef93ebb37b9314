import { Illustration } from '~/drawings/illustration';
import { picture } from './documentation.css';

/** The drawing beside the title. */
export function Shelf() {
  return (
    <div className={picture}>
      <Illustration name="shelf" />
    </div>
  );
}
