import { stem } from "./words.ts";

/**
 * Words that colour a question more than they say what it is about. Where the site speaks of the rest in other words,
 * missing one of these is no sign that it does not answer.
 */
const light = new Set(
  `actual add added allow answer apply automatic available bad based basic begin belong big book break bring build built
  buy call care case catch cause certain chance change check choose clean clear close come common complete concern
  contain content correct count create cut date day dead decide deep deliver depend design different difference difficult
  early easy effect enable end enough ensure exact exist expect explain fact fail fall feel fit fix follow force free
  full future general great handle happy hard high hold hour idea important improve include inside internal issue job
  keep kind large last late learn leave less level limit live load long lose low main manage matter maximum mention
  minute miss month move name near new next normal note notice number offer open order original outside pass past
  people pick place plan play point popular power prefer prepare present prevent problem process produce product prove
  provide purpose quality reach ready real reason receive recent reduce remain remember replace report require respect honour honor result
  reverse right rule run safe say second sell send separate serious serve set share short side single situation size
  small solution solve source special stand start state stay step story strong support surprise system talk task team
  tell term test time top total turn type typical unclear useful user usual value version view wait watch week whole
  wide worry worse worth wrong year young
  able accept achieve affect afford agree aim allow alone alright approach arrive aside assume attach avoid away behave
  believe belong benefit bigger bother capable careful casual catch clever collect combine complex confuse confirm connect
  consider contribute convince cope corner current curious damage deal decent demand describe deserve detail develop
  direct discuss doubt ease effort else entire equal essential event exact example excellent except extra extremely fair
  familiar fancy final fine fresh function funny gain gather general genuine grow guarantee guess half hardly hate
  heavy honest hope huge ideal identify immediate impact include increase instead intend involve join judge jump lack
  latest lead lie line link local love lucky main match mention method middle mind miss mistake nature necessary newest
  nice notice obvious occur offer often old operate option ordinary otherwise particular perfect perform permit personally
  physical pretty previous principle proper properly put quality quiet raise range rare rate reaction realistic recently
  refer regular relate relevant rely require respond result return role rough scale score seem select sense sensible
  shape sit skip slight slow smart soon sound speak specific speed spend split spread standard status step strange strict
  strong struggle style succeed suggest suit suppose switch tend thorough thought throw tiny together today tonight
  tomorrow touch tough trick trouble trust truth unique unless useless usual various vary vast visible visit walk watch
  weak whenever whether whole willing wise wonder worried yesterday
  number figure percentage percent amount ok happen company firm business organisation`
    .split(/\s+/)
    .map(stem),
);

/** Whether a stem colours more than it says. */
export function isLight(stemmed: string): boolean {
  return light.has(stemmed);
}
