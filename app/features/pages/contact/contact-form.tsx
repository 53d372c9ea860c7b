import {useEffect, useRef} from 'react';
import {Form, useNavigation} from 'react-router';
import {brand} from '~/brand';
import {Button} from '~/ui/button';
import {Field, Select, TextArea} from '~/ui/field';
import {inquiryTypes, times, type ContactOutcome, type InquiryKind} from './inquiry';

/** The letter to the house, or the wish for an appointment. What was typed is never lost. */
export function ContactForm({
  kind,
  message = '',
  outcome,
}: {
  kind: InquiryKind;
  /** What the message starts with. */
  message?: string;
  outcome: ContactOutcome | null;
}) {
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const busy = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const {values = {}, errors = {}, failure = null} = outcome ?? {};

  useEffect(() => {
    if (outcome) form.current?.querySelector<HTMLElement>('[aria-invalid], [role=alert]')?.focus();
  }, [outcome]);

  return (
    <Form ref={form} method="post" noValidate className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <input type="hidden" name="kind" value={kind} />
      <Field
        label="First name"
        name="firstName"
        required
        autoComplete="given-name"
        maxLength={100}
        defaultValue={values.firstName}
        error={errors.firstName}
      />
      <Field
        label="Last name"
        name="lastName"
        required
        autoComplete="family-name"
        maxLength={100}
        defaultValue={values.lastName}
        error={errors.lastName}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="email"
        maxLength={254}
        defaultValue={values.email}
        error={errors.email}
      />
      <Field
        label="Phone"
        name="phone"
        type="tel"
        required={false}
        autoComplete="tel"
        maxLength={40}
        defaultValue={values.phone}
        error={errors.phone}
      />
      {kind === 'appointment' ? (
        <>
          <Field
            label="Preferred date"
            name="preferredDate"
            type="date"
            required={false}
            hint="Sundays are by appointment only, and welcome."
            defaultValue={values.preferredDate}
            error={errors.preferredDate}
          />
          <Select
            label="Preferred time"
            name="preferredTime"
            required={false}
            defaultValue={values.preferredTime ?? ''}
            error={errors.preferredTime}
          >
            <option value="">Any time</option>
            {times.map(({value, label}) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </>
      ) : (
        <Select
          label="Inquiry type"
          name="inquiryType"
          required={false}
          className="sm:col-span-2"
          defaultValue={values.inquiryType ?? ''}
          error={errors.inquiryType}
        >
          <option value="">Select an option</option>
          {inquiryTypes.map(({value, label}) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
      <TextArea
        label="Message"
        name="message"
        required
        rows={7}
        maxLength={5000}
        className="sm:col-span-2"
        placeholder={
          kind === 'appointment' ? 'What would you like to see, repair or have made?' : undefined
        }
        defaultValue={values.message ?? message}
        error={errors.message}
      />
      {/* People do not see it and leave it blank. */}
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="sm:col-span-2">
        <Button type="submit" disabled={busy} className="w-full sm:w-auto">
          {busy ? 'Sending' : kind === 'appointment' ? 'Request Appointment' : 'Send Message'}
        </Button>
        {failure && (
          <p role="alert" tabIndex={-1} className="mt-5 outline-none">
            {failure}{' '}
            <a href={`mailto:${brand.email}`} className="link-line">
              {brand.email}
            </a>
          </p>
        )}
      </div>
    </Form>
  );
}
