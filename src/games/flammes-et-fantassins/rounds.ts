/** The arithmetic of a round: action points and whose turn may come next. Chapter «Le Jeu». */

/** Figures left, plus the most classes that one of them has. Chapter «Round et Tour». */
export const bandPa = (classesOfEachFigure: readonly number[]): number =>
  classesOfEachFigure.length === 0 ? 0 : classesOfEachFigure.length + Math.max(...classesOfEachFigure)

/** A second PA de Commandement for those who moved the Chat Noir in the round before. */
export const commandPa = (movedTheCat: boolean): number => (movedTheCat ? 2 : 1)

export interface Player {
  readonly name: string
  readonly pa: number
}

/** Whoever ends a turn hands over to another player within 2 PA of the one who has the most. Chapter «Activation». */
export const mayPlayNext = (players: readonly Player[], current: string): readonly string[] => {
  const others = players.filter(({ name }) => name !== current)
  const most = Math.max(...others.map(({ pa }) => pa))
  return others.filter(({ pa }) => pa >= most - 2).map(({ name }) => name)
}

/** Half of the move, rounded down: how far a charge reaches. */
export const chargeReach = (dep: number): number => Math.max(0, Math.floor(dep / 2))
