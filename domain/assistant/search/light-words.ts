import { stem } from "./words.ts";

/**
 * Words that colour a question more than they say what it is about. Where the site speaks of the rest in other words,
 * missing one of these is no sign that it does not answer.
 */
const light = new Set(
  `actual add added allow answer apply automatic available bad based basic begin belong big book break bring build
  built buy call care case catch cause certain chance change check choose clean clear close come common complete
  concern contain content correct count create cut date day dead decide deep deliver depend design different
  difference difficult early easy effect enable end enough ensure exact exist expect explain fact fail fall feel fit
  fix follow force free full future general great handle happy hard high hold hour idea important improve include
  inside internal issue job keep kind large last late learn leave less level limit live load long lose low main manage
  matter maximum mention minute miss month move name near new next normal note notice number offer open order original
  outside pass past people pick place plan play point popular power prefer prepare present prevent problem process
  produce product prove provide purpose quality reach ready real reason receive recent reduce remain remember replace
  report require respect honour honor result reverse right rule run safe say second sell send separate serious serve
  set share short side single situation size small solution solve source special stand start state stay step story
  strong support surprise system talk task team tell term test time top total turn type typical unclear useful user
  usual value version view wait watch week whole wide worry worse worth wrong year young able accept achieve affect
  afford agree aim alone alright approach arrive aside assume attach avoid away behave believe benefit bigger bother
  capable careful casual clever collect combine complex confuse confirm connect consider contribute convince cope
  corner current curious damage deal decent demand describe deserve detail develop direct discuss doubt ease effort
  else entire equal essential event example excellent except extra extremely fair familiar fancy final fine fresh
  function funny gain gather genuine grow guarantee guess half hardly hate heavy honest hope huge ideal identify
  immediate impact increase instead intend involve join judge jump lack latest lead lie line link local love lucky
  match method middle mind mistake nature necessary newest nice obvious occur often old operate option ordinary
  otherwise particular perfect perform permit personally physical pretty previous principle proper properly put quiet
  raise range rare rate reaction realistic recently refer regular relate relevant rely respond return role rough scale
  score seem select sense sensible shape sit skip slight slow smart soon sound speak specific speed spend split spread
  standard status strange strict struggle style succeed suggest suit suppose switch tend thorough thought throw tiny
  together today tonight tomorrow touch tough trick trouble trust truth unique unless useless various vary vast
  visible visit walk weak whenever whether willing wise wonder worried yesterday figure percentage percent amount ok
  happen company firm business organisation accidental actively additional adequate adopt advance advantage advice
  aforementioned ahead allegedly amazing annoy anyhow anymore anyway apart apparent appear appreciate appropriate
  approve approximate arrange assist assumption attempt attention attitude attract aware awesome awful backward badly
  barely basically beforehand behind beside bigwig blame bold boring bound boy brand brief briefly bright broad
  broadly brother bunch burden busy button bypass calm carry carefully chap cheer circumstance claim clarify clarity
  clarification click coincidence colleague combination comfortable comment commit commitment commonly comparable
  compel competent comprehensive concept conclude conclusion condition confidence confident confusion consequence
  consequently consist constant constantly convenient corporate corporation couple crazy crucial curiosity daily dare
  dear decision dedicated definitely degree deliberately dependent desire despite destination determine differently
  disappear disappoint discover downside drop dumb duration eager easily effective effectively efficient effortless
  elsewhere emphasis encounter encourage endless enjoy enormous enquire entirely equally equip essentially eventually
  everyday everywhere evident exactly excite exclude existing expectation experience extensive extent fairly faith
  false fantastic favour favourite feeling fewer fill finish firmly flexible folk foremost forever form former forth
  fortunate forward frankly frequent frequently friend friendly fully fundamental further gap generally gentle
  genuinely girl glad goal gradual grand grateful guidance guide guy habit handy hang headline hence hesitate
  highlight hint honestly hopefully hurry ideally ignore imagine immediately imply impossible impress impression
  improvement inadequate incorrect indeed indicate individual inevitable initially instance instant instantly
  intention interest interesting introduce introduction irrelevant item jargon kinda kindly lady lately latter lay
  layperson least legit length lengthy lifetime likely listen literally longer loud lots luckily mainly maintain
  majority manner mass meaningful meantime member mere merely mess mistaken moment monday tuesday wednesday thursday
  friday morning afternoon evening mostly motivate mum mom dad wife husband multiple myth namely narrow natural
  naturally nearby nearly necessarily neat negative newbie nobody noob normally nowadays numerous object obviously
  occasion odd offhand ongoing opinion opportunity opposite optional ought outcome overall overnight overview
  paragraph participate partly partner patience perfectly perhaps period phase phrase picture piece plain please
  plenty plug plus poor portion positive possibility possible possibly potential potentially practical precise
  precisely presumably pretend primarily primary principal prior probable probably procedure proceed progress promise
  promptly publicly pull pure push puzzle quietly quit quote random rapid reader readily reasonable rebuild recognise
  recommend recommendation reconsider regard regardless remark remind repeat repeatedly representative reputable rest
  rid roughly routine rude rush sadly satisfy scenario scared scary secondly seek seemingly self sentence seriously
  shall shift shock shortly silly similar similarly simultaneous sincerely sister sketchy skim slowly smooth somehow
  sometime sometimes somewhat somewhere sorry sort specifically spot stage stick stupid subject sudden suddenly
  sufficient suitable super supposedly surely surprising surround suspect suspicious swear sweet tackle tempt terrible
  theoretical theory thus till tip topic totally towards tradition trivial truly truthful twice twist ugly ultimate
  ultimately unable unaware uncertain undo unfortunate unfortunately unhappy unhurt unlike unlikely unnecessary unsure
  unusual upcoming upfront upset urgent usage usually vague valid valuable venture visitor voluntary wanna weird
  whichever whoever wholly widely wild willingly wish woman man women men wonderful workable worthwhile worthy yearly
  yep yup ya thru gonna gotta cuz coz tho btw fyi asap imo afaik lol tbh idk ive dunno lemme gimme sec site folks mate
  buddy sir madam guys dude whatsoever stuff thingy bits bit lot tons several dozen hundred thousand million boss
  manager director startup org organization organisations institution enquiry lend borrow fetch grab toss drag lift
  lower rise arise spit swap trade wrap write draw paint`
    .split(/\s+/)
    .map(stem),
);

/** Whether a stem colours more than it says. */
export function isLight(stemmed: string): boolean {
  return light.has(stemmed);
}
