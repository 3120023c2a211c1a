import { initialsOf, maskEmail, maskFileName, maskPhone } from "../masking/mask-fields.ts";
import { maskLink, maskOf } from "../masking/mask-person.ts";
import { maskedOnce } from "../masking/masked-once.ts";
import type { StoredApplication } from "./schema.ts";

type Details = Pick<
  StoredApplication,
  "fullName" | "email" | "phone" | "position" | "experience" | "message" | "resumePath" | "education" | "university"
>;

/** What an application shows until it is revealed: enough to judge it by, but not who applied. */
export function maskApplication<Row extends Details & Partial<Pick<StoredApplication, "resumeFile">>>(
  application: Row,
): Row {
  const { fullName, email, phone, message, resumePath, resumeFile } = application;
  const person = { name: fullName, email };
  const mask = maskOf(person);
  const short = (text: string | null) => text && mask.short(text);
  return {
    ...application,
    fullName: initialsOf(fullName),
    email: maskEmail(email),
    phone: maskPhone(phone),
    position: mask.short(application.position),
    experience: mask.short(application.experience),
    education: short(application.education),
    university: short(application.university),
    message: message && maskedOnce([fullName, email, message], () => mask.text(message)),
    resumePath: resumePath && maskLink(resumePath, person),
    ...(resumeFile && { resumeFile: { ...resumeFile, name: maskFileName(resumeFile.name) } }),
  };
}
