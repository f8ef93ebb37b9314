import { Card } from '~/drawings/card.server';
import { Label, type LabelProps } from '~/drawings/label.server';
import { Arrow, Box, Line, Node, Tick } from '~/drawings/parts';
import type { Arrangement } from '~/drawings/scene';
import type { Scene, SceneTexts } from '~/drawings/scene.server';

type Texts = SceneTexts<'attrian-credentials'>;
type Place = Pick<LabelProps, 'x' | 'y' | 'width' | 'anchor' | 'stands'>;
type Point = readonly [x: number, y: number];

interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Layout {
  height: number;
  text: number;
  issuer: Area;
  verifier: Area;
  wallet: Area;
  walletLabel: Place;
  ways: Record<
    'issue' | 'show' | 'anchor' | 'compare',
    { corner?: string; from: Point; to: Point; label: Place }
  >;
  unused: { d: string; cross: Point; label: Place | null };
  chain: { blocks: number; first: Point; block: number; step: Point; label: Place };
}

const LAYOUTS: Record<Arrangement, Layout> = {
  wide: {
    height: 458,
    text: 15,
    issuer: { x: 60, y: 218, w: 240, h: 72 },
    verifier: { x: 900, y: 218, w: 240, h: 72 },
    wallet: { x: 543, y: 2, w: 114, h: 168 },
    walletLabel: { x: 600, y: 182, width: 240, anchor: 'middle', stands: 'top' },
    ways: {
      issue: {
        from: [200, 218],
        to: [541, 88],
        label: { x: 366, y: 138, width: 300, anchor: 'end', stands: 'bottom' },
      },
      show: { from: [657, 88], to: [1000, 216], label: { x: 834, y: 138, width: 300, stands: 'bottom' } },
      anchor: {
        corner: 'M200 290V412',
        from: [200, 412],
        to: [392, 412],
        label: { x: 216, y: 400, width: 170, stands: 'bottom' },
      },
      compare: {
        corner: 'M804 412H1000',
        from: [1000, 412],
        to: [1000, 292],
        label: { x: 984, y: 400, width: 170, anchor: 'end', stands: 'bottom' },
      },
    },
    unused: {
      d: 'M900 254H300',
      cross: [600, 254],
      label: { x: 600, y: 276, width: 420, anchor: 'middle', stands: 'top' },
    },
    chain: {
      blocks: 7,
      first: [394, 390],
      block: 44,
      step: [61, 0],
      label: { x: 600, y: 376, width: 300, anchor: 'middle', stands: 'bottom' },
    },
  },
  tall: {
    height: 480,
    text: 12,
    issuer: { x: 1, y: 1, w: 182, h: 52 },
    verifier: { x: 1, y: 386, w: 182, h: 52 },
    wallet: { x: 40, y: 152, w: 86, h: 128 },
    walletLabel: { x: 136, y: 216, width: 110, stands: 'middle' },
    ways: {
      issue: { from: [83, 53], to: [83, 150], label: { x: 98, y: 101, width: 140 } },
      show: { from: [83, 280], to: [83, 384], label: { x: 98, y: 331, width: 140 } },
      anchor: {
        corner: 'M183 27H292',
        from: [292, 27],
        to: [292, 90],
        label: { x: 282, y: 34, width: 92, anchor: 'end', stands: 'top' },
      },
      compare: {
        corner: 'M292 352V412',
        from: [292, 412],
        to: [185, 412],
        label: { x: 282, y: 403, width: 92, anchor: 'end', stands: 'bottom' },
      },
    },
    unused: {
      d: 'M20 386V53',
      cross: [20, 216],
      label: { x: 28, y: 462, width: 280 },
    },
    chain: {
      blocks: 5,
      first: [274, 92],
      block: 36,
      step: [0, 56],
      label: { x: 264, y: 160, width: 100, anchor: 'end' },
    },
  },
  share: {
    height: 268,
    text: 13,
    issuer: { x: 1, y: 112, w: 160, h: 56 },
    verifier: { x: 479, y: 112, w: 160, h: 56 },
    wallet: { x: 281, y: 2, w: 78, h: 112 },
    walletLabel: { x: 320, y: 120, width: 200, anchor: 'middle', stands: 'top' },
    ways: {
      issue: {
        from: [110, 112],
        to: [279, 54],
        label: { x: 170, y: 68, width: 160, anchor: 'end', stands: 'bottom' },
      },
      show: { from: [359, 54], to: [530, 110], label: { x: 470, y: 68, width: 160, stands: 'bottom' } },
      anchor: {
        corner: 'M80 168V240',
        from: [80, 240],
        to: [204, 240],
        label: { x: 92, y: 232, width: 116, stands: 'bottom' },
      },
      compare: {
        corner: 'M434 240H560',
        from: [560, 240],
        to: [560, 170],
        label: { x: 548, y: 232, width: 116, anchor: 'end', stands: 'bottom' },
      },
    },
    unused: { d: 'M479 156H161', cross: [320, 156], label: null },
    chain: {
      blocks: 5,
      first: [206, 224],
      block: 32,
      step: [49, 0],
      label: { x: 320, y: 214, width: 110, anchor: 'middle', stands: 'bottom' },
    },
  },
};

function Wallet({ x, y, w, h }: Area) {
  const [left, top, width] = [x + w * 0.14, y + h * 0.24, w * 0.72];
  return (
    <>
      <Box x={x} y={y} w={w} h={h} r={w / 7} />
      <Line d={`M${x + w * 0.4} ${y + h * 0.08}h${w * 0.2}`} kind="faint" />
      <Box x={left} y={top} w={width} h={h * 0.44} fill="tint" />
      <Line
        d={`M${left + width * 0.14} ${top + h * 0.1}h${width * 0.5}M${left + width * 0.14} ${top + h * 0.17}h${width * 0.34}`}
      />
      <Tick x={left + width * 0.76} y={top + h * 0.33} r={w / 9.5} />
      <Line d={`M${left} ${y + h * 0.78}h${width}M${left} ${y + h * 0.86}h${width * 0.6}`} kind="faint" />
    </>
  );
}

function Chain({ chain: { first, block, step, blocks } }: { chain: Layout['chain'] }) {
  const places = Array.from(
    { length: blocks },
    (_, index) => [first[0] + index * step[0], first[1] + index * step[1]] as const,
  );
  const half = block / 2;
  const middle = (blocks - 1) / 2;
  return (
    <>
      {places.slice(1).map(([x, y]) => (
        <Line key={x + y} d={`M${x - step[0] + half} ${y - step[1] + half}L${x + half} ${y + half}`} />
      ))}
      {places.map(([x, y], index) => (
        <g key={x + y}>
          <Box x={x} y={y} w={block} h={block} fill={index === middle ? 'tint' : 'ground'} />
          {index === middle && <Node x={x + half} y={y + half} r={5} fill="solid" />}
        </g>
      ))}
    </>
  );
}

function Way({ way, text, size }: { way: Layout['ways']['issue']; text: string; size: number }) {
  return (
    <>
      {way.corner && <Line d={way.corner} />}
      <Arrow from={way.from} to={way.to} />
      <Label {...way.label} text={text} size={size} maxLines={3} hasHalo />
    </>
  );
}

export const attrianCredentialsScene: Scene<'attrian-credentials'> = {
  height: { wide: LAYOUTS.wide.height, tall: LAYOUTS.tall.height, share: LAYOUTS.share.height },
  Drawing({ texts, arrangement }: { texts: Texts; arrangement: Arrangement }) {
    const { text, issuer, verifier, wallet, walletLabel, ways, unused, chain } = LAYOUTS[arrangement];
    const [x, y] = unused.cross;
    return (
      <>
        <Line d={unused.d} kind="flow" />
        <Node x={x} y={y} r={11} />
        <Line d={`M${x - 4.5} ${y - 4.5}l9 9m0 -9l-9 9`} />
        {unused.label && (
          <>
            {arrangement === 'tall' && (
              <>
                <Node x={14} y={462} r={9} />
                <Line d="M10.5 458.5l7 7m0 -7l-7 7" />
              </>
            )}
            <Label {...unused.label} text={texts.unused} size={text} color="quiet" />
          </>
        )}
        {(Object.keys(ways) as (keyof Layout['ways'])[]).map((way) => (
          <Way key={way} way={ways[way]} text={texts.ways[way]} size={text} />
        ))}
        <Chain chain={chain} />
        <Label {...chain.label} text={texts.chain} size={text} weight={600} maxLines={1} hasHalo />
        <Wallet {...wallet} />
        <Label {...walletLabel} text={texts.wallet} size={text} weight={600} maxLines={4} hasHalo />
        <Card {...issuer} title={texts.issuer} size={text + 1} fill="tint" />
        <Card {...verifier} title={texts.verifier} size={text + 1} fill="tint" />
      </>
    );
  },
};
