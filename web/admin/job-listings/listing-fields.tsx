import { site } from "#site";
import { Checkbox, SelectField, TextArea, TextField } from "#web/ui/field.tsx";
import { commonTypes, type ListingValues } from "./listing-form.ts";

type Field = { id: string; name: string; error: string | undefined };

/** The form fields of a listing with their initial values. */
export function ListingFields({
  field,
  listing,
}: {
  field: (name: keyof ListingValues) => Field;
  listing: Omit<ListingValues, "closesAt"> & { closesAt: string };
}) {
  return (
    <>
      <TextField label="Title" required autoComplete="off" defaultValue={listing.title} {...field("title")} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Category" defaultValue={listing.listingCategory} {...field("listingCategory")}>
          <option value="job">Job</option>
          <option value="internship">Internship</option>
        </SelectField>
        <TextField label="Type" required list="common-types" defaultValue={listing.type} {...field("type")} />
        <datalist id="common-types">
          {commonTypes.map((type) => (
            <option key={type} value={type} />
          ))}
        </datalist>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="grid content-start gap-3">
          <TextField
            label="Location"
            required
            autoComplete="off"
            defaultValue={listing.location}
            {...field("location")}
          />
          <Checkbox label="Can be done remotely" defaultChecked={listing.remote} {...field("remote")} />
        </div>
        <TextField
          label="Experience"
          required
          autoComplete="off"
          placeholder="3–5 years"
          defaultValue={listing.experience}
          {...field("experience")}
        />
      </div>
      <TextArea
        label="Description"
        hint="Plain text. Each line becomes a paragraph."
        required
        rows={7}
        defaultValue={listing.description}
        {...field("description")}
      />
      <TextArea
        label="Requirements"
        hint="One per line."
        required
        rows={6}
        defaultValue={listing.requirements}
        {...field("requirements")}
      />
      <TextField
        label="Closing date"
        type="date"
        optional
        hint={`The listing comes off the site automatically at the end of this day, ${site.office.city} time.`}
        defaultValue={listing.closesAt}
        className="sm:w-1/2"
        {...field("closesAt")}
      />
    </>
  );
}
