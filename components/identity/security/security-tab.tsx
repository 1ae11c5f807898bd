'use client';
import { CertificatesSection } from '../../signing/keys/certificates-section.tsx';
import { KeySection } from '../../signing/keys/key-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** How the person proves who they are, and where they are signed in: one panel each. */
export const SecurityTab = () => (
  <div className="grid items-start gap-6 desk:grid-cols-2 desk:grid-rows-[auto_1fr]">
    <PasswordSection />
    <div className="flex flex-col gap-6 desk:row-span-2">
      <SecondFactorSection />
      <PasskeysSection />
      <KeySection />
      <CertificatesSection />
    </div>
    <SessionsSection />
  </div>
);
