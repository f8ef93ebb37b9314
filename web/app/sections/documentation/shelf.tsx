import { Illustration } from '~/drawings/illustration';
import { picture } from './documentation.css';

export function Shelf() {
  return (
    <div className={picture}>
      <Illustration name="shelf" />
    </div>
  );
}
