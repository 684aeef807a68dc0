import { discPath, fill, fillBox, formatNumber, rectPath, sectorPath, type Box } from '../geometry.ts';
import { themed } from '../inks.ts';

/** A vehicle seen from its side, driving to the right, with its rear at x 0 and its wheels on y 0. */
interface Vehicle {
  readonly length: number;
  readonly body: string;
}

const wheels = (radius: number, ...places: number[]): string =>
  fill(themed('scene-bridge'), ...places.map((x) => discPath([x, -radius], radius)));

const headlight = (x: number, y: number): string => fill(themed('scene-lit'), discPath([x, y], 2));

/** A body with a round front. */
const blunt = ([x, y, width, height]: Box, radius: number): string =>
  rectPath([x, y, width - radius, height]) +
  rectPath([x + width - radius, y + radius, radius, height - radius]) +
  sectorPath([x + width - radius, y + radius], [0, radius], [0, 90]);

function car(color: string, window: string): Vehicle {
  const body = [
    fill(color, sectorPath([20, -12], [0, 12], [0, 180]), blunt([0, -13, 42, 9], 7)),
    fill(window, sectorPath([20, -13], [0, 8], [0, 82]), sectorPath([20, -13], [0, 8], [98, 180])),
    wheels(4.5, 10, 32),
    headlight(39, -8),
  ];
  return { length: 42, body: body.join('') };
}

function bus(): Vehicle {
  const windows = [6, 18, 30, 42, 54].map((x) => rectPath([x, -24, 9, 9]));
  const body = [
    fill(themed('scene-hot'), blunt([0, -29, 76, 25], 11)),
    fill(themed('scene-lit'), ...windows),
    wheels(5.5, 16, 60),
    headlight(73, -8),
  ];
  return { length: 76, body: body.join('') };
}

function truck(): Vehicle {
  const body = [
    fillBox(themed('scene-scale'), [0, -31, 46, 26]),
    fill(themed('scene-hot'), blunt([48, -21, 20, 17], 9)),
    fill(themed('scene-sky'), sectorPath([57, -12], [0, 7], [0, 90])),
    wheels(5.5, 12, 56),
    headlight(65, -8),
  ];
  return { length: 68, body: body.join('') };
}

/** A crossing of the bridge: the vehicle, its direction, its start (in seconds) and its speed (in units per second). */
interface Crossing {
  readonly vehicle: Vehicle;
  readonly west?: boolean;
  readonly starts: number;
  readonly speed: number;
}

const sedan = car(themed('scene-scale'), themed('scene-sky'));
const taxi = car(themed('scene-lit'), themed('scene-bridge'));
const coupe = car(themed('scene-hot'), themed('scene-glow'));

/**
 * The vehicles that cross the bridge. Vehicles in the far lane come first, because later ones are drawn in front of
 * them. Every vehicle leaves the bridge before the film ends, so that the bridge is empty when the film starts again.
 */
const CROSSINGS: readonly Crossing[] = [
  { vehicle: taxi, west: true, starts: 0.5, speed: 225 },
  { vehicle: truck(), west: true, starts: 1.9, speed: 175 },
  { vehicle: sedan, west: true, starts: 5, speed: 225 },
  { vehicle: bus(), starts: 0.1, speed: 175 },
  { vehicle: coupe, starts: 3.4, speed: 225 },
  { vehicle: taxi, starts: 5.1, speed: 225 },
];

/**
 * The traffic on a road.
 *
 * @param seconds since the start, when the road is empty
 * @param road the y of its surface, and its length from x 0
 */
export function traffic(seconds: number, road: { y: number; length: number }): string {
  return CROSSINGS.map(({ vehicle, west = false, starts, speed }) => {
    const way = (seconds - starts) * speed;
    if (way <= 0 || way >= road.length + vehicle.length) return '';
    const tail = west ? road.length + vehicle.length - way : way - vehicle.length;
    const turned = west ? ' scale(-1 1)' : '';
    return `<g transform="translate(${formatNumber(tail)} ${road.y})${turned}">${vehicle.body}</g>`;
  }).join('');
}
