import { Tokenizer } from "htmlparser2";
import type { InspectionTime } from "./inspection-time.ts";
import { isRemote } from "./remote-target.ts";
import type { ActiveContent } from "./rules.ts";

/** How many characters are read before the server answers other requests. */
const SLICE_CHARACTERS = 64 * 1024;
/** What a relationship of this kind leads to (ECMA-376, part 1, 15.2). */
const relationships: Record<string, ActiveContent> = {
  vbaProject: "macros",
  wordVbaData: "macros",
  control: "activex-control",
  activeXControlBinary: "activex-control",
  oleObject: "ole-object",
  package: "embedded-file",
  aFChunk: "embedded-file",
};
const ddeField = /(?:^|[\s"{])DDE(?:AUTO)?(?:\s|$)/i;
const includedAddress = /\bINCLUDE(?:PICTURE|TEXT)\s{1,20}"?(?:https?:|ftp:|file:|\\\\)/i;
/** The elements and attributes that are looked at, without their prefix. */
const elements = new Set(["Relationship", "Override", "fldSimple", "fldChar", "instrText"]);
const attributeNames = new Set(["Type", "Target", "TargetMode", "ContentType", "instr", "fldCharType"]);
/** How many characters of an attribute are looked at. */
const MAX_VALUE_CHARACTERS = 64 * 1024;
/** How many characters of instructions are looked at once more with those that follow. */
const OVERLAP_CHARACTERS = 512;

/**
 * Looks for active content in an XML part of a Word document. It reads tokens instead of a tree: the parser of
 * `htmlparser2` takes quadratic time for deeply nested elements.
 */
export async function inspectXml(xml: string, found: Set<ActiveContent>, time: InspectionTime): Promise<void> {
  // The instructions of fields; one is often split over several elements.
  let instructions = "";
  let element = "";
  let attribute = "";
  let attributes: Record<string, string> = {};
  let isInstruction = false;
  const nameAt = (start: number, end: number) => withoutPrefix(xml.slice(start, end));
  const addText = (text: string) => {
    if (isInstruction) instructions += text;
  };
  const addValue = (text: string) => {
    const value = attributes[attribute] ?? "";
    if (elements.has(element) && attributeNames.has(attribute) && value.length < MAX_VALUE_CHARACTERS)
      attributes[attribute] = value + text;
  };
  const onElement = () => {
    if (element === "Relationship") addRelationship(found, attributes);
    if (element === "Override" && /vbaProject/i.test(attributes.ContentType ?? "")) found.add("macros");
    if (element === "fldSimple") instructions += `\n${attributes.instr ?? ""}\n`;
    if (element === "fldChar" && attributes.fldCharType === "begin") instructions += "\n";
    isInstruction = element === "instrText";
  };
  const tokenizer = new Tokenizer(
    { xmlMode: true, decodeEntities: true },
    {
      onopentagname(start, end) {
        element = nameAt(start, end);
        attributes = {};
      },
      onattribname(start, end) {
        attribute = nameAt(start, end);
      },
      onattribdata: (start, end) => addValue(xml.slice(start, end)),
      onattribentity: (codePoint) => addValue(String.fromCodePoint(codePoint)),
      onattribend() {},
      onopentagend: onElement,
      onselfclosingtag() {
        onElement();
        isInstruction = false;
      },
      onclosetag() {
        isInstruction = false;
      },
      ontext: (start, end) => addText(xml.slice(start, end)),
      ontextentity: (codePoint) => addText(String.fromCodePoint(codePoint)),
      oncdata: (start, end, endOffset) => addText(xml.slice(start, end - endOffset)),
      oncomment() {},
      ondeclaration() {},
      onprocessinginstruction() {},
      onend() {},
    },
  );
  for (let at = 0; at < xml.length; at += SLICE_CHARACTERS) {
    await time.nextSlice();
    tokenizer.write(xml.slice(at, at + SLICE_CHARACTERS));
    if (instructions.length >= SLICE_CHARACTERS) {
      addInstructions(found, instructions);
      instructions = instructions.slice(-OVERLAP_CHARACTERS);
    }
  }
  tokenizer.end();
  addInstructions(found, instructions);
}

function addInstructions(found: Set<ActiveContent>, instructions: string): void {
  if (ddeField.test(instructions)) found.add("dde-field");
  if (includedAddress.test(instructions)) found.add("remote-content");
}

function addRelationship(
  found: Set<ActiveContent>,
  { Type = "", Target = "", TargetMode = "" }: Record<string, string>,
): void {
  const kind = Type.split("/").at(-1) ?? "";
  const leadsTo = relationships[kind];
  if (leadsTo) found.add(leadsTo);
  if (TargetMode.toLowerCase() !== "external" || kind === "hyperlink" || !isRemote(Target)) return;
  found.add(kind === "attachedTemplate" ? "remote-template" : "remote-content");
}

const withoutPrefix = (name: string) => name.slice(name.lastIndexOf(":") + 1);
