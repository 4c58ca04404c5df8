/** Profiles to begin with: what most troops are made of, each to be changed at will. All lawful, none named. */
import type { PeriodId } from './catalog/index.ts'
import { blankProfile, type Profile } from './schema.ts'

export interface Model {
  readonly id: string
  readonly label: string
  readonly icon: string
  readonly period: PeriodId
  readonly profile: Profile
}

const model = (
  id: string,
  label: string,
  icon: string,
  period: PeriodId,
  profile: Partial<Profile>,
): Model => ({ id, label, icon, period, profile: { ...blankProfile(), name: label, icon, ...profile } })

export const models: readonly Model[] = [
  model('chef', 'Chef de troupe', 'captain-hat-profile', 'toutes', {
    classe: 4,
    role: 'chef',
    leader: true,
    twoLives: true,
    weapons: ['epee'],
  }),
  model('grade', 'Gradé', 'rank-3', 'toutes', { classe: 4, role: 'chef', weapons: ['epee'] }),
  model('musicien', 'Musicien', 'bugle-call', 'toutes', { role: 'musicien', weapons: ['courte'] }),
  model('porte-embleme', 'Porte-emblème', 'flying-flag', 'toutes', {
    role: 'porte-embleme',
    weapons: ['courte'],
  }),
  model('villageois', 'Villageois', 'pitchfork', 'toutes', { count: 4, classe: 2, weapons: ['faux'] }),
  model('civil', 'Civil', 'person', 'toutes', { classe: 1, weapons: [], movement: 16 }),
  model('lanciers', 'Lanciers', 'barbed-spear', 'medieval', {
    count: 6,
    weapons: ['lance'],
    training: ['ordre-serre'],
  }),
  model('archers', 'Archers', 'bow-arrow', 'medieval', { count: 6, weapons: ['arc-simple', 'dague'] }),
  model('archers-longs', 'Archers à l’arc long', 'high-shot', 'medieval', {
    count: 6,
    weapons: ['arc-long', 'courte'],
  }),
  model('arbaletriers', 'Arbalétriers', 'crossbow', 'medieval', {
    count: 6,
    protection: '4',
    weapons: ['arbalete-de-guerre', 'courte'],
  }),
  model('hallebardiers', 'Hallebardiers', 'halberd', 'medieval', {
    count: 6,
    protection: '4',
    weapons: ['hallebarde', 'dague'],
    training: ['pied-ferme'],
  }),
  model('sergents', 'Sergents montés', 'cavalry', 'medieval', {
    count: 4,
    classe: 4,
    protection: '4',
    mount: 'cavalier',
    weapons: ['lance-de-cavalerie', 'epee'],
  }),
  model('chevalier', 'Chevalier', 'mounted-knight', 'medieval', {
    classe: 5,
    protection: '5',
    mount: 'cavalier',
    weapons: ['lance-de-cavalerie', 'epee'],
  }),
  model('homme-d-armes', 'Homme d’armes à pied', 'visored-helm', 'medieval', {
    classe: 5,
    protection: '5',
    weapons: ['epee-a-deux-mains', 'dague'],
  }),
  model('samourai', 'Samouraï archer', 'samurai-helmet', 'japon', {
    classe: 5,
    mount: 'cavalier',
    protection: '4',
    weapons: ['yumi', 'katana'],
  }),
  model('ashigaru', 'Ashigaru', 'japan', 'japon', { count: 6, weapons: ['lance', 'katana'] }),
  model('fusiliers', 'Fusiliers', 'musket', 'silex', {
    count: 6,
    weapons: ['fusil-a-silex', 'baionnette'],
    training: ['ordre-serre'],
    movement: 16,
  }),
  model('pirates', 'Pirates', 'saber-and-pistol', 'silex', {
    count: 6,
    weapons: ['pistolet-a-silex', 'sabre'],
  }),
  model('dragons', 'Dragons', 'horse-head', 'silex', {
    count: 4,
    mount: 'pieton-monte',
    weapons: ['fusil-a-silex', 'sabre'],
  }),
  model('hussards', 'Hussards', 'cavalry', 'silex', {
    count: 4,
    classe: 4,
    mount: 'cavalier',
    weapons: ['pistolet-a-silex', 'sabre'],
  }),
  model('soldats', 'Soldats au fusil à verrou', 'lee-enfield', 'moderne', {
    count: 6,
    weapons: ['fusil-a-verrou', 'baionnette'],
    movement: 16,
  }),
  model('aventuriere', 'Aventurière', 'revolver', 'moderne', {
    classe: 4,
    twoLives: true,
    weapons: ['revolver', 'dague'],
    competences: [{ id: 'tireur-d-elite' }],
  }),
]
