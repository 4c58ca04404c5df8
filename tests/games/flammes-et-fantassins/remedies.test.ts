/** What each remedy makes of a band: never worse, and as little undone as can be. */
import { describe, expect, it } from 'vitest'
import { applyPatch, type JsonObject } from '../../../src/core/index.ts'
import { opened, plain } from '../any-roster.ts'
import { bandFile, figureJson } from './bands.ts'

/** The label of the remedy of one fault, the figures that it leaves, and the errors that are left. */
const cured = (code: string, figures: readonly JsonObject[], roster: JsonObject = {}) => {
  const { document, roster: before } = opened(bandFile(figures, roster))
  const remedy = before.validate().find(one => one.code === `flammes-et-fantassins.${code}`)?.remedy
  if (!remedy) throw new Error(`no remedy for ${code}`)
  const { roster: after } = opened(applyPatch(document, remedy.patch))
  const left = after.validate().filter(({ severity }) => severity === 'error')
  return {
    label: plain(remedy.label),
    figures: after.json['figures'],
    errors: left.map(one => one.code.split('.')[1]),
  }
}

const one = (code: string, figure: JsonObject, roster: JsonObject = {}) =>
  cured(code, [figureJson(figure)], roster)

describe('of too many classes', () => {
  it('the one leaves whose loss leaves fewest faults', () => {
    const mage = {
      classes: ['necromancien', 'archer', 'barbare', 'soldat'],
      speciality: 'necromancien',
      spells: ['acide', 'terreur'],
    }
    expect(one('too-many-classes', mage)).toMatchObject({
      label: 'Retirer Soldat',
      figures: [{ classes: ['necromancien', 'archer', 'barbare'], spells: ['acide', 'terreur'] }],
      errors: [],
    })
    // The one chosen last has learned its spells, the first none.
    const late = { classes: ['pretre', 'archer', 'barbare', 'necromancien'], spells: ['acide', 'terreur'] }
    expect(one('too-many-classes', late)).toMatchObject({
      label: 'Retirer Prêtre',
      figures: [{ classes: ['archer', 'barbare', 'necromancien'] }],
      errors: [],
    })
  })

  it('its speciality and its spells leave with it, and nothing else does', () => {
    const mages = {
      classes: ['necromancien', 'pretre', 'sorcier', 'druide'],
      speciality: 'druide',
      equipment: ['baton', 'grimoire'],
      grimoire: 'tenebres',
      spells: [
        'acide',
        'terreur',
        'vampirisme',
        'soin',
        'force',
        'charme',
        'forme-spectrale',
        'poison',
        'eclair',
      ],
    }
    expect(one('too-many-classes', mages)).toMatchObject({
      label: 'Retirer Prêtre, avec ses sorts',
      figures: [
        {
          classes: ['necromancien', 'sorcier', 'druide'],
          speciality: 'druide',
          grimoire: 'tenebres',
          spells: ['acide', 'terreur', 'vampirisme', 'charme', 'forme-spectrale', 'poison', 'eclair'],
        },
      ],
      errors: [],
    })
  })

  it('a Soldat stays whose iron is spent', () => {
    const figures = [
      figureJson({
        classes: ['archer', 'barbare', 'chevalier', 'soldat'],
        equipment: ['dague', 'bouclier', 'plaque', 'bombe', 'grappin'],
      }),
    ]
    expect(cured('too-many-classes', figures, { points: 3 })).toMatchObject({
      figures: [{ classes: ['archer', 'barbare', 'soldat'] }],
      errors: [],
    })
  })
})

describe('of too much equipment', () => {
  it('the piece leaves that was chosen last', () => {
    expect(
      one('too-many-materiel', { equipment: ['dague', 'bombe', 'grappin', 'potion-de-vie'] }),
    ).toMatchObject({
      label: 'Retirer « Potion de Vie »',
      figures: [{ equipment: ['dague', 'bombe', 'grappin'] }],
    })
    expect(one('too-many-armure', { equipment: ['dague', 'cuir', 'plaque'] })).toMatchObject({
      figures: [{ equipment: ['dague', 'cuir'] }],
    })
  })

  it('but for one that another rule needs', () => {
    const mage = {
      classes: ['pretre'],
      speciality: 'pretre',
      equipment: ['dague', 'bombe', 'grappin', 'grimoire'],
      grimoire: 'nature',
      spells: ['soin', 'force', 'poison'],
    }
    expect(one('too-many-materiel', mage)).toMatchObject({
      label: 'Retirer « Grappin »',
      figures: [{ equipment: ['dague', 'bombe', 'grimoire'], spells: ['soin', 'force', 'poison'] }],
      errors: [],
    })
    // A two-handed weapon would leave no hand for the shield.
    expect(one('too-many-melee', { equipment: ['arme-a-deux-mains', 'dague', 'bouclier'] })).toMatchObject({
      label: 'Retirer « Arme à deux mains »',
      figures: [{ equipment: ['dague', 'bouclier'] }],
      errors: [],
    })
  })
})

describe('an id that nobody knows', () => {
  it.each<readonly [string, JsonObject, JsonObject, string]>([
    ['unknown-class', { classes: ['archerr'] }, { classes: ['archer'] }, 'Écrire « archer »'],
    ['unknown-equipment', { equipment: ['dage'] }, { equipment: ['dague'] }, 'Écrire « dague »'],
    [
      'parchment-spell',
      { equipment: ['dague', 'parchemin:soim'] },
      { equipment: ['dague', 'parchemin:soin'] },
      'Écrire « parchemin:soin »',
    ],
    ['unknown-spell', { classes: ['pretre'], spells: ['forse'] }, { spells: ['force'] }, 'Écrire « force »'],
    [
      'speciality-foreign',
      { classes: ['druide', 'pretre'], speciality: 'pretres' },
      { speciality: 'pretre' },
      'Choisir « Imposition des Mains »',
    ],
    // Where nothing is near, or what is near would be as wrong, it is taken away.
    ['unknown-class', { classes: ['archer', 'ninja'] }, { classes: ['archer'] }, 'Retirer « ninja »'],
    ['unknown-equipment', { equipment: ['dague', 'mase'] }, { equipment: ['dague'] }, 'Retirer « mase »'],
  ])('%s of %j becomes %j', (code, figure, becomes, label) => {
    expect(one(code, figure)).toMatchObject({ label, figures: [becomes] })
  })

  it('written twice is corrected once', () => {
    expect(one('unknown-spell', { classes: ['pretre'], spells: ['forse', 'soin', 'forse'] })).toMatchObject({
      figures: [{ spells: ['force', 'soin'] }],
      errors: [],
    })
  })
})

describe('a band beyond its means', () => {
  const mage = figureJson({
    name: 'Mage',
    classes: ['pretre', 'sage'],
    speciality: 'pretre',
    spells: ['soin', 'force', 'silence', 'poison'],
  })
  const thief = figureJson({ name: 'Voleuse', accord: 'f', classes: ['assassin', 'voleur'] })
  const lone = figureJson({ name: 'Seul', classes: ['archer'] })

  it('loses the class that costs it least', () => {
    expect(cured('too-many-pc', [mage, thief, lone], { points: 4 })).toMatchObject({
      label: 'Retirer Voleuse à Voleuse',
      figures: [{ classes: ['pretre', 'sage'] }, { classes: ['assassin'] }, { classes: ['archer'] }],
      errors: [],
    })
  })

  it('then a Mage’s with his spells, and a whole figure last of all', () => {
    const short = cured('too-many-pc', [mage, thief, lone], { points: 2 })
    expect(short).toMatchObject({
      label: 'Retirer 3 classes',
      figures: [{ classes: ['pretre'], spells: ['soin', 'force'] }, { classes: ['assassin'] }],
      errors: [],
    })
    expect(short.figures).toHaveLength(2)
  })

  it('gives back iron that went with a Soldat', () => {
    const soldiers = [0, 1].map(() =>
      figureJson({ classes: ['soldat'], equipment: ['dague', 'cuir', 'bombe'] }),
    )
    expect(cured('too-many-pc', soldiers, { points: 1, campaign: { iron: 1 } })).toMatchObject({
      errors: [],
    })
    expect(
      cured('too-many-pc', [soldiers[0] ?? {}, figureJson({ classes: ['soldat'] })], { points: 1 }),
    ).toMatchObject({ label: 'Retirer Essai', errors: [] })
  })

  it('sells the pieces that nobody needs, the last chosen first', () => {
    const figures = [
      figureJson({ name: 'A', equipment: ['dague', 'cuir'] }),
      figureJson({ name: 'B', equipment: ['arc', 'dague', 'bouclier'] }),
    ]
    expect(cured('too-much-iron', figures, { points: 2 })).toMatchObject({
      label: 'Retirer « Bouclier » à B',
      figures: [{ equipment: ['dague', 'cuir'] }, { equipment: ['arc', 'dague'] }],
      errors: [],
    })
    expect(cured('too-much-iron', figures, { points: 0, campaign: { pc: 2 } })).toMatchObject({
      label: 'Retirer 3 pièces',
      figures: [{ equipment: ['dague'] }, { equipment: ['arc'] }],
      errors: [],
    })
  })
})

describe('a figure without a class', () => {
  it('is given one that suits what it carries', () => {
    expect(one('no-class', { classes: [], equipment: ['dague'] })).toMatchObject({
      label: 'Donner la classe Archer',
      figures: [{ classes: ['archer'] }],
      errors: [],
    })
    const scholar = {
      classes: [],
      accord: 'f',
      equipment: ['dague', 'grimoire'],
      speciality: 'druide',
      spells: ['poison', 'eclair'],
    }
    expect(one('no-class', scholar)).toMatchObject({
      label: 'Donner la classe Druidesse',
      figures: [{ classes: ['druide'] }],
      errors: [],
    })
  })

  it('leaves where no class can be paid', () => {
    const figures = [figureJson({}), figureJson({ name: 'Sans rien', classes: [] })]
    expect(cured('no-class', figures, { points: 1 })).toMatchObject({
      label: 'Retirer Sans rien',
      figures: [{ name: 'Essai' }],
      errors: [],
    })
  })
})
