import { Box, IconButton, VisuallyHidden } from '@chakra-ui/react';
import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

interface SortableProps {
  ids: readonly string[];
  nameOf: (id: string) => string;
  onOrder: (ids: string[]) => void;
  children: ReactNode;
}

/** The look of the small buttons in a row. */
export const ROW_ICON = { variant: 'ghost', size: 'xs', minW: '7', w: '7', color: 'fg.subtle' } as const;

type Move = (id: string, steps: 1 | -1) => void;

const MoveContext = createContext<{ ids: readonly string[]; move: Move } | null>(null);

const onlyVertical: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Reorders rows by dragging, by keyboard and by buttons (WCAG 2.2, 2.5.7). */
export function Sortable({ ids, nameOf, onOrder, children }: SortableProps) {
  const { sorting } = useTexts('admin-products');
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announce = (template: string, id: UniqueIdentifier, at: UniqueIdentifier = id) =>
    fill(template, { name: nameOf(String(id)), place: ids.indexOf(String(at)) + 1, count: ids.length });
  // A lifted entry starts over its own place: announcing that would interrupt the first announcement.
  const hasMoved = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return announce(sorting.lifted, active.id);
    },
    onDragOver: ({ active, over }) => {
      if (!over || (over.id === active.id && !hasMoved.current)) return undefined;
      hasMoved.current = true;
      return announce(sorting.over, active.id, over.id);
    },
    onDragEnd: ({ active, over }) => announce(sorting.dropped, active.id, over?.id),
    onDragCancel: ({ active }) => announce(sorting.cancelled, active.id),
  };
  const reorder = (from: number, to: number) => onOrder(arrayMove([...ids], from, to));
  const move: Move = (id, steps) => {
    const target = ids[ids.indexOf(id) + steps];
    if (target === undefined) return;
    setAnnouncement(announce(sorting.dropped, id, target));
    reorder(ids.indexOf(id), ids.indexOf(target));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[onlyVertical]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: sorting.instructions } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) {
          reorder(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
        }
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <MoveContext.Provider value={{ ids, move }}>{children}</MoveContext.Provider>
      </SortableContext>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </DndContext>
  );
}

interface SortableRowProps {
  id: string;
  isDisabled?: boolean;
  children: (handle: ReactNode) => ReactNode;
  name: string;
}

export function SortableRow({ id, name, isDisabled = false, children }: SortableRowProps) {
  const { sorting } = useTexts('admin-products');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({
      id,
      disabled: isDisabled,
      attributes: { roleDescription: sorting.role },
    });
  const handle = (
    <IconButton
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      {...ROW_ICON}
      cursor={isDragging ? 'grabbing' : 'grab'}
      // Touching the handle drags; touching elsewhere scrolls.
      touchAction="none"
      disabled={isDisabled}
      aria-label={fill(sorting.handle, { name })}
    >
      <GripVertical size={18} aria-hidden="true" />
    </IconButton>
  );
  return (
    <Box
      as="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      position="relative"
      zIndex={isDragging ? 'docked' : 'auto'}
      bg="bg"
      boxShadow={isDragging ? 'float' : 'none'}
      borderRadius={isDragging ? 'card' : undefined}
    >
      {children(handle)}
    </Box>
  );
}

export function MoveButtons({
  id,
  name,
  isDisabled = false,
}: {
  id: string;
  name: string;
  isDisabled?: boolean;
}) {
  const { sorting } = useTexts('admin-products');
  const list = useContext(MoveContext);
  if (!list) throw new Error('There is no Sortable above.');
  const place = list.ids.indexOf(id);
  const pressed = useRef<HTMLButtonElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost when the place changes
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [place]);
  const directions = [
    { steps: -1, label: sorting.up, Icon: ArrowUp, isPossible: place > 0 },
    { steps: 1, label: sorting.down, Icon: ArrowDown, isPossible: place < list.ids.length - 1 },
  ] as const;
  return directions.map(({ steps, label, Icon, isPossible }) => (
    <IconButton
      key={steps}
      {...ROW_ICON}
      // Not `disabled`, which would lose the focus at the end of the list.
      aria-disabled={!isPossible || undefined}
      opacity={isPossible ? 1 : 0.35}
      disabled={isDisabled}
      aria-label={fill(label, { name })}
      onClick={({ currentTarget }) => {
        pressed.current = currentTarget;
        list.move(id, steps);
      }}
    >
      <Icon size={17} aria-hidden="true" />
    </IconButton>
  ));
}
