import { Card } from '~/drawings/card.server';
import { Label } from '~/drawings/label.server';
import { Arrow, Box, Line, Lock, Node, Tick } from '~/drawings/parts';
import type { Arrangement } from '~/drawings/scene';
import type { Scene, SceneTexts } from '~/drawings/scene.server';

type Texts = SceneTexts<'fhir-link'>;

const SYSTEMS = [
  'hospital',
  'laboratory',
  'radiology',
  'practice',
] as const satisfies (keyof Texts['systems'])[];
const STAGES = ['map', 'check', 'grant'] as const satisfies (keyof Texts['stages'])[];

const DOCUMENTS = ['referral', 'finding', 'discharge'] as const satisfies (keyof Texts['documents'])[];
/** Pairs of system and document, by their positions in the lists above. */
const SENT = [
  [0, 1],
  [0, 2],
  [1, 1],
  [2, 1],
  [3, 0],
  [3, 1],
] as const;

const RESOURCES = [
  { name: 'Patient', text: 'patient' },
  { name: 'Encounter', text: 'encounter' },
  { name: 'Observation', text: 'observation' },
  { name: 'MedicationRequest', text: 'medication' },
  { name: 'Consent', text: 'consent' },
] as const satisfies readonly { name: string; text: keyof Texts['resources'] }[];

interface Column {
  x: number;
  y: number;
  w: number;
  h: number;
  step: number;
}
const topOf = ({ y, step }: Column, index: number) => y + index * step;
const middleOf = (column: Column, index: number) => topOf(column, index) + column.h / 2;

interface Layout {
  height: number;
  text: number;
  systems: Column;
  documents: Column;
  gateway: { x: number; y: number; w: number; h: number; name: number };
  stages: Column;
  resources: Column;
}

const LAYOUTS: Record<Arrangement, Layout> = {
  wide: {
    height: 412,
    text: 15,
    systems: { x: 1, y: 44, w: 200, h: 62, step: 90 },
    documents: { x: 290, y: 81, w: 112, h: 38, step: 110 },
    gateway: { x: 478, y: 44, w: 292, h: 332, name: 22 },
    stages: { x: 496, y: 104, w: 256, h: 76, step: 90 },
    resources: { x: 846, y: 44, w: 353, h: 52, step: 70 },
  },
  tall: {
    height: 788,
    text: 12,
    systems: { x: 1, y: 26, w: 150, h: 44, step: 56 },
    documents: { x: 196, y: 42, w: 92, h: 30, step: 74 },
    gateway: { x: 1, y: 280, w: 318, h: 216, name: 16 },
    stages: { x: 13, y: 322, w: 294, h: 46, step: 56 },
    resources: { x: 52, y: 530, w: 267, h: 38, step: 47 },
  },
  share: {
    height: 262,
    text: 13,
    systems: { x: 1, y: 5, w: 120, h: 52, step: 66 },
    documents: { x: 148, y: 36, w: 82, h: 30, step: 80 },
    gateway: { x: 256, y: 5, w: 172, h: 250, name: 18 },
    stages: { x: 266, y: 48, w: 152, h: 56, step: 66 },
    resources: { x: 464, y: 5, w: 175, h: 38, step: 53 },
  },
};

function Intake({ texts, layout }: { texts: Texts; layout: Layout }) {
  const { systems, documents, gateway, text } = layout;
  const isBelow = gateway.y > documents.y + 2 * documents.step;
  const from = systems.x + systems.w;
  const bus = documents.x + documents.w + 12;
  const bend = (documents.x - from) / 2;
  const entry = gateway.y + gateway.h / 2;
  return (
    <>
      {SENT.map(([system, document]) => {
        const [start, end] = [middleOf(systems, system), middleOf(documents, document)];
        return (
          <Line
            key={`${system}${document}`}
            d={`M${from} ${start}C${from + bend} ${start} ${documents.x - bend} ${end} ${documents.x} ${end}`}
            kind="faint"
          />
        );
      })}
      {isBelow ? (
        <>
          {DOCUMENTS.map((document, index) => (
            <Line key={document} d={`M${documents.x + documents.w} ${middleOf(documents, index)}H${bus}`} />
          ))}
          <Arrow from={[bus, middleOf(documents, 0)]} to={[bus, gateway.y - 3]} />
        </>
      ) : (
        DOCUMENTS.map((document, index) => {
          const [x, y] = [documents.x + documents.w, middleOf(documents, index)];
          const [room, end] = [(gateway.x - x) / 2, entry + (index - 1) * 26];
          return (
            <Line
              key={document}
              d={`M${x} ${y}C${x + room} ${y} ${gateway.x - room} ${end} ${gateway.x} ${end}`}
            />
          );
        })
      )}
      {SYSTEMS.map((system, index) => (
        <Card key={system} {...systems} y={topOf(systems, index)} title={texts.systems[system]} size={text} />
      ))}
      {DOCUMENTS.map((document, index) => (
        <g key={document}>
          <Box {...documents} y={topOf(documents, index)} r={documents.h / 2} />
          <Label
            x={documents.x + documents.w / 2}
            y={middleOf(documents, index)}
            width={documents.w}
            text={texts.documents[document]}
            size={text - 1}
            weight={600}
            anchor="middle"
          />
        </g>
      ))}
    </>
  );
}

function StageSign({
  stage,
  x,
  y,
  size,
}: {
  stage: (typeof STAGES)[number];
  x: number;
  y: number;
  size: number;
}) {
  if (stage === 'check') return <Tick x={x} y={y} r={size} />;
  if (stage === 'grant') return <Lock x={x} y={y - 1} size={size / 12} />;
  return (
    <>
      <Line
        d={`M${x - size + 3} ${y - 5}L${x + size - 3} ${y + 5}M${x - size + 3} ${y + 5}L${x + size - 3} ${y - 5}`}
      />
      {[-1, 1].flatMap((side) =>
        [-5, 5].map((dy) => (
          <Node
            key={`${side}${dy}`}
            x={x + side * (size - 3)}
            y={y + dy}
            r={3}
            fill={side > 0 ? 'solid' : 'ground'}
          />
        )),
      )}
    </>
  );
}

function Gateway({ texts, layout }: { texts: Texts; layout: Layout }) {
  const { gateway, stages, text } = layout;
  const sign = text - 2;
  const labelAt = stages.x + sign * 2 + 22;
  return (
    <>
      <Box {...gateway} r={16} fill="tint" />
      <Label
        x={gateway.x + gateway.w / 2}
        y={(gateway.y + stages.y) / 2}
        width={gateway.w}
        text="fhir-link"
        size={gateway.name}
        weight={600}
        anchor="middle"
      />
      {STAGES.map((stage, index) => (
        <g key={stage}>
          <Box {...stages} y={topOf(stages, index)} r={10} />
          <StageSign stage={stage} x={stages.x + sign + 11} y={middleOf(stages, index)} size={sign} />
          <Label
            x={labelAt}
            y={middleOf(stages, index)}
            width={stages.x + stages.w - labelAt - 4}
            text={texts.stages[stage]}
            size={text}
            maxLines={3}
          />
        </g>
      ))}
    </>
  );
}

function Outlet({ texts, layout, arrangement }: { texts: Texts; layout: Layout; arrangement: Arrangement }) {
  const { resources, gateway, text } = layout;
  const spine = gateway.x + 24;
  const last = middleOf(resources, RESOURCES.length - 1);
  return (
    <>
      {arrangement === 'tall' && <Line d={`M${spine} ${gateway.y + gateway.h}V${last}`} />}
      {RESOURCES.map(({ name, text: word }, index) => {
        const y = middleOf(resources, index);
        const from = arrangement === 'tall' ? spine : gateway.x + gateway.w;
        return (
          <g key={name}>
            <Arrow from={[from, y]} to={[resources.x - 4, y]} />
            <Box {...resources} y={topOf(resources, index)} />
            <Label
              x={resources.x + 16}
              y={y}
              width={resources.w - 20}
              text={name}
              size={text}
              weight={600}
              color="accent"
              isCode
            />
            {arrangement !== 'share' && (
              <Label
                x={resources.x + resources.w - 16}
                y={y}
                width={resources.w - (arrangement === 'tall' ? 162 : 190)}
                text={texts.resources[word]}
                size={text}
                anchor="end"
              />
            )}
          </g>
        );
      })}
    </>
  );
}

export const fhirLinkScene: Scene<'fhir-link'> = {
  height: { wide: LAYOUTS.wide.height, tall: LAYOUTS.tall.height, share: LAYOUTS.share.height },
  Drawing({ texts, arrangement }) {
    const layout = LAYOUTS[arrangement];
    const { systems, resources, text } = layout;
    const quiet = { size: text - 0.5, color: 'quiet', maxLines: 1 } as const;
    return (
      <>
        <Intake texts={texts} layout={layout} />
        <Gateway texts={texts} layout={layout} />
        <Outlet texts={texts} layout={layout} arrangement={arrangement} />
        {arrangement !== 'share' && (
          <>
            <Label
              {...quiet}
              x={systems.x}
              y={systems.y - 14}
              width={systems.w + 80}
              text={texts.headings.systems}
              weight={600}
            />
            <Label
              {...quiet}
              x={resources.x}
              y={resources.y - 14}
              width={resources.w}
              text={texts.headings.resources}
              weight={600}
            />
            <Label
              {...quiet}
              x={resources.x}
              y={topOf(resources, RESOURCES.length) + (arrangement === 'tall' ? 6 : 0)}
              width={resources.w}
              text={texts.more}
            />
          </>
        )}
      </>
    );
  },
};
