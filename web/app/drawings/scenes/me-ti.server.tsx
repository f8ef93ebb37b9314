import { Label, labelHeight } from '~/drawings/label.server';
import { Box, Line, Lock, Node, Person, Shape } from '~/drawings/parts';
import type { Scene, SceneTexts } from '~/drawings/scene.server';
import { type House, LAYOUTS, type Layout, type Spot } from './me-ti-layouts.server';

type Texts = SceneTexts<'me-ti'>;

const CIPHER = ['9f3a c107 e25b', '41d8 0ab6 7c93'];

function Server({ x, y, size }: Spot & { size: number }) {
  const [w, h] = [size * 2.1, size * 0.85];
  return (
    <>
      {[0, 1].map((row) => (
        <g key={row}>
          <Box x={x - w / 2} y={y - h + row * h} w={w} h={h} r={5} fill={row === 0 ? 'tint' : 'ground'} />
          <Node x={x - w / 2 + 10} y={y - h / 2 + row * h} r={3} fill="solid" />
          <Line d={`M${x - w / 2 + 20} ${y - h / 2 + row * h}H${x + w / 2 - 10}`} kind="faint" />
        </g>
      ))}
    </>
  );
}

function HouseDrawing({
  house,
  texts,
  layout,
  isShort,
}: {
  house: House;
  texts: Texts;
  layout: Layout;
  isShort: boolean;
}) {
  const { x, y, w, roof, name, people, server, note, wires } = house;
  const { text, person } = layout;
  const ofServer = { width: note.width, anchor: note.anchor, x: note.x } as const;
  const serverName = { text: texts.server.name, size: text, weight: 600, maxLines: 2 } as const;
  const isBeside = note.anchor === 'start';
  return (
    <>
      <Label
        x={x + w / 2}
        y={y + roof * 0.72}
        width={w * 0.62}
        text={texts.organisations[name]}
        size={text + 2}
        weight={600}
        anchor="middle"
        maxLines={1}
        hasHalo
      />
      <Line d={wires} />
      {people.map(({ who, at, room, message, writes }, index) => (
        <g key={writes}>
          <Box {...message} r={12} fill={writes === 'question' ? 'tint' : 'ground'} />
          <Label
            x={message.x + 12}
            y={message.y + message.h / 2}
            width={message.w - 22}
            text={texts.messages[writes]}
            size={text}
            maxLines={isShort ? 4 : 3}
          />
          {(index === 0 || people[0]?.who !== who) && (
            <>
              <Person {...at} size={person} />
              <Label
                x={at.x}
                y={at.y + person * 20 + 6}
                width={room}
                text={texts.people[who]}
                size={text - 1}
                anchor="middle"
                stands="top"
                maxLines={2}
              />
            </>
          )}
        </g>
      ))}
      <Server {...server} size={text + 17} />
      <Label {...ofServer} {...serverName} y={note.y} stands={isBeside ? 'bottom' : 'top'} />
      {!isShort && (
        <Label
          {...ofServer}
          y={note.y + (isBeside ? 1 : labelHeight({ ...serverName, width: note.width }) + 2)}
          text={texts.server.note}
          size={text - 1}
          color="quiet"
          stands="top"
          maxLines={3}
        />
      )}
    </>
  );
}

export const meTiScene: Scene<'me-ti'> = {
  height: { wide: LAYOUTS.wide.height, tall: LAYOUTS.tall.height, share: LAYOUTS.share.height },
  Drawing({ texts, arrangement }) {
    const layout = LAYOUTS[arrangement];
    const { houses, thread, lock, cipher, labels, text } = layout;
    const ofThread = { x: labels.x, width: labels.width, anchor: labels.anchor } as const;
    return (
      <>
        {houses.map(({ x, y, w, h, roof, name }) => (
          <Shape
            key={name}
            d={`M${x} ${y + h}V${y + roof}L${x + w / 2} ${y}L${x + w} ${y + roof}V${y + h}z`}
          />
        ))}
        <Line d={thread} kind="flow" />
        {houses.map((house) => (
          <HouseDrawing
            key={house.name}
            house={house}
            texts={texts}
            layout={layout}
            isShort={arrangement === 'share'}
          />
        ))}
        <Node x={lock.x} y={lock.y} r={lock.size * 20} fill="tint" />
        <Lock x={lock.x} y={lock.y - lock.size} size={lock.size} />
        {cipher.map((at, index) => (
          <Label
            key={at.x + at.y}
            {...at}
            width={140}
            text={CIPHER[index] ?? ''}
            size={Math.max(text - 3, 10)}
            anchor="middle"
            color="quiet"
            isCode
          />
        ))}
        <Label
          {...ofThread}
          y={labels.y}
          text={texts.thread.encrypted}
          size={text}
          weight={600}
          maxLines={2}
          stands={arrangement === 'tall' ? 'middle' : 'bottom'}
        />
        <Label
          {...ofThread}
          y={labels.below}
          text={texts.thread.federation}
          size={text - 0.5}
          color="quiet"
          maxLines={2}
          stands={arrangement === 'tall' ? 'middle' : 'top'}
        />
      </>
    );
  },
};
