-- Where the visitor pays at the provider, so that every process on this database uses a payment again that one of them has opened. null: the
-- provider is reached by a form that is made anew, or never was reached.
ALTER TABLE payment ADD COLUMN checkout_address TEXT;
