import { drawBody } from "./bodies";
import { type Blueprint, type Build, build } from "./build";
import { drawFace } from "./faces";
import { drawHead } from "./heads";
import { drawArms, drawFoldedHands, drawLegs } from "./limbs";
import { draw } from "./markup";
import { drawOrnament, drawShoulders } from "./ornaments";
import { OUTLINE } from "./palette";

/** The whole robot, its feet on y 0 and its middle on x 0; at most 50 to each side and 94 high. */
export function drawRobot(blueprint: Blueprint): string {
  const robot = build(blueprint);
  const shadow = robot.body.width * 0.75 + robot.power * 2;
  return draw`
    <ellipse cy=".5" rx="${shadow}" ry="3.2" fill="#000" opacity=".45"/>
    <g ${OUTLINE}>${drawBehind(robot)}${drawLegs(robot)}${drawFront(robot)}</g>`;
}

export interface Bust {
  markup: string;
  /** The square around the head. */
  box: string;
}

/** Head and shoulders, for small cards. */
export function drawBust(blueprint: Blueprint): Bust {
  const robot = build(blueprint);
  const size = robot.head.width * 1.29 + 6;
  return {
    markup: `<g ${OUTLINE}>${drawBehind(robot)}${drawFront(robot)}</g>`,
    box: draw`${-size / 2} ${robot.head.middle - size * 0.56} ${size} ${size}`,
  };
}

function drawBehind(robot: Build): string {
  return drawOrnament(robot) + drawShoulders(robot);
}

function drawFront(robot: Build): string {
  return drawArms(robot) + drawBody(robot) + drawHead(robot) + drawFace(robot) + drawFoldedHands(robot);
}
