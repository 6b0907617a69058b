/** The fields of a form that changes one thing, from the JSON Schema of its edit; and the argument those fields make. */
import type { Request } from 'express';
import type { EditForm, Thing } from '../../campaign/umpire/editable.ts';
import type { Json } from '../../engine/contract.ts';
import { field, fields } from './form.ts';

/** What of JSON Schema the edits of games use. */
interface Shape {
  type?: string;
  enum?: readonly string[];
  const?: string;
  minimum?: number;
  maximum?: number;
  anyOf?: readonly Shape[];
  items?: Shape;
  properties?: Readonly<Record<string, Shape>>;
}

/** One slot as a form asks for it. */
export interface ThingField {
  slot: string;
  label: string;
  /** `choice` from a list, `checks` several of one, `number`, `text`. */
  kind: 'choice' | 'checks' | 'number' | 'text';
  choices: readonly { value: string; label: string; isSet: boolean }[];
  value: string;
  least: number | null;
  most: number | null;
  /** The value may be left empty. */
  mayBeNone: boolean;
}

/** More than these are typed, not chosen. */
const MOST_CHOICES = 60;

export function fieldsFor({ form }: EditForm, { of, now }: Thing): ThingField[] {
  const shape = variantFor(form as Shape, of);
  return Object.entries(now).map(([slot, value]) => fieldFor(slot, shape.properties?.[slot] ?? {}, value));
}

/** The argument that the form makes for this thing; what is no value of a slot goes on as text, for the edit to refuse. */
export function argumentFrom(req: Request, { form }: EditForm, { of, now }: Thing): Readonly<Record<string, Json>> {
  const shape = variantFor(form as Shape, of);
  const set = Object.keys(now).map((slot): [string, Json] => [
    slot,
    valueFrom(req, slot, shape.properties?.[slot] ?? {}),
  ]);
  return { ...of, ...Object.fromEntries(set) };
}

/** The alternative of the schema whose naming slots take these names. */
function variantFor(form: Shape, of: Readonly<Record<string, Json>>): Shape {
  const takes = (shape: Shape | undefined, value: Json) =>
    shape !== undefined &&
    (shape.enum?.some((one) => one === value) ?? (shape.const === undefined || shape.const === value));
  const fits = ({ properties = {} }: Shape) =>
    Object.entries(of).every(([slot, value]) => takes(properties[slot], value));
  return form.anyOf?.find(fits) ?? form;
}

/** A schema without `null`, and whether null was allowed. */
function plainly(shape: Shape): { shape: Shape; mayBeNone: boolean } {
  const rest = shape.anyOf?.filter(({ type }) => type !== 'null');
  if (!rest || rest.length === shape.anyOf?.length) return { shape, mayBeNone: false };
  return { shape: rest.length === 1 ? (rest[0] as Shape) : { anyOf: rest }, mayBeNone: true };
}

function fieldFor(slot: string, given: Shape, now: Json): ThingField {
  const { shape, mayBeNone } = plainly(given);
  const isSet = (value: Json) => (Array.isArray(now) ? now.includes(value) : now === value);
  const choice = (value: string, label = value) => ({ value, label, isSet: isSet(value) });
  const bare = { slot, label: slot, value: textOf(now), least: null, most: null, mayBeNone, choices: [] };
  if (shape.type === 'boolean') {
    const choices = [true, false].map((value) => ({
      value: String(value),
      label: value ? 'yes' : 'no',
      isSet: now === value,
    }));
    return { ...bare, kind: 'choice', choices };
  }
  if (shape.type === 'integer') {
    const most = shape.maximum === Number.MAX_SAFE_INTEGER ? null : (shape.maximum ?? null);
    return { ...bare, kind: 'number', least: shape.minimum ?? null, most };
  }
  if (shape.type === 'array')
    return { ...bare, kind: 'checks', choices: (shape.items?.enum ?? []).map((one) => choice(one)) };
  if (shape.enum && shape.enum.length <= MOST_CHOICES) {
    const none = mayBeNone ? [{ value: '', label: 'none', isSet: now === null }] : [];
    return { ...bare, kind: 'choice', choices: [...none, ...shape.enum.map((one) => choice(one))] };
  }
  return {
    ...bare,
    kind: 'text',
    label: shape.anyOf ? `${slot} (${shape.anyOf.map(howWritten).join(', or ')})` : slot,
  };
}

/** `hex berth`, `pool or out` */
function howWritten({ enum: of, properties }: Shape): string {
  return properties ? Object.keys(properties).join(' ') : (of ?? []).join(' or ');
}

function valueFrom(req: Request, slot: string, given: Shape): Json {
  const { shape, mayBeNone } = plainly(given);
  const text = field(req, `slot-${slot}`);
  if (shape.type === 'array') return fields(req, `slot-${slot}`);
  if (text === '' && mayBeNone) return null;
  if (shape.type === 'boolean') return text === 'true';
  if (shape.type === 'integer') return text === '' ? null : Number(text);
  const object = shape.anyOf?.find(({ properties }) => properties !== undefined);
  if (!object || shape.anyOf?.some((one) => one.enum?.includes(text))) return text;
  const words = text.split(/\s+/);
  return Object.fromEntries(Object.keys(object.properties ?? {}).map((name, at) => [name, words[at] ?? '']));
}

/** As a text field shows a value: `1405`, `1405 port`. */
function textOf(now: Json): string {
  if (now === null) return '';
  if (Array.isArray(now)) return now.map(String).join(' ');
  return typeof now === 'object' ? Object.values(now).map(textOf).join(' ') : String(now);
}
